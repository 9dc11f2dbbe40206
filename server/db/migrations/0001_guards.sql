-- Written by hand: what drizzle-kit cannot describe. Two keys of circles between tables, exclusion, bounds, the triggers that
-- hold across rows and tables, and the rows that every database begins with.
ALTER TABLE uploads ADD CONSTRAINT uploads_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors (id);
--> statement-breakpoint
ALTER TABLE split_shares ADD CONSTRAINT split_shares_payment FOREIGN KEY (payment_id) REFERENCES payments (id);
--> statement-breakpoint
-- What is append-only refuses with this.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint

-- Dates and bookings

-- The last word on dates (booking rules, Availability).
ALTER TABLE allocations ADD CONSTRAINT allocations_no_overlap
  EXCLUDE USING gist (unit_id WITH =, during WITH &&) WHERE (state IN ('held', 'confirmed', 'blocked'));
--> statement-breakpoint
CREATE INDEX allocations_listing_during ON allocations USING gist (listing_id, during)
  WHERE (state IN ('held', 'confirmed', 'blocked'));
--> statement-breakpoint
ALTER TABLE allocations ADD CONSTRAINT allocations_cause CHECK (booking_id IS NOT NULL OR block_id IS NOT NULL);
--> statement-breakpoint
ALTER TABLE bookings
  ADD CONSTRAINT bookings_money_sane CHECK (
    total_halalas >= 0 AND due_now_halalas BETWEEN 0 AND total_halalas AND paid_halalas >= 0 AND deposit_paid_halalas >= 0
  ),
  ADD CONSTRAINT bookings_rates_bounds CHECK (commission_percent BETWEEN 0 AND 100 AND vat_percent BETWEEN 0 AND 100);
--> statement-breakpoint
-- What is booked has its rates for good.
CREATE FUNCTION booking_rates_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'booking % keeps the rates of its moment', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_rates_immutable BEFORE UPDATE OF commission_percent, vat_percent ON bookings
  FOR EACH ROW WHEN (OLD.commission_percent <> NEW.commission_percent OR OLD.vat_percent <> NEW.vat_percent)
  EXECUTE FUNCTION booking_rates_unchanged();
--> statement-breakpoint
CREATE FUNCTION copy_place_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT city_id, type INTO NEW.city_id, NEW.listing_type FROM listings WHERE id = NEW.listing_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_place BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION copy_place_of_booking();
--> statement-breakpoint
ALTER TABLE exception_requests ADD CONSTRAINT exception_requests_share CHECK (percent BETWEEN 0 AND 100);
--> statement-breakpoint

-- Listings

CREATE FUNCTION set_listing_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_changed BEFORE UPDATE ON listings
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION set_listing_changed_at();
--> statement-breakpoint
CREATE FUNCTION copy_extremes_of_date_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who changes other dates of the same listing waits here, and reads afterwards what has been committed.
  PERFORM 1 FROM listings WHERE id IN (SELECT listing_id FROM touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings SET lowest_date_price = d.low, highest_date_price = d.high
    FROM (
      SELECT t.listing_id, min(p.price_halalas) AS low, max(p.price_halalas) AS high
      FROM (SELECT DISTINCT listing_id FROM touched) t LEFT JOIN date_prices p ON p.listing_id = t.listing_id
      GROUP BY t.listing_id
    ) d
    WHERE id = d.listing_id AND (lowest_date_price, highest_date_price) IS DISTINCT FROM (d.low, d.high);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER date_prices_set AFTER INSERT ON date_prices REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION copy_extremes_of_date_prices();
--> statement-breakpoint
CREATE TRIGGER date_prices_changed AFTER UPDATE ON date_prices REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION copy_extremes_of_date_prices();
--> statement-breakpoint
CREATE TRIGGER date_prices_unset AFTER DELETE ON date_prices REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION copy_extremes_of_date_prices();
--> statement-breakpoint
-- Since when a listing waits for an admin. The times are those of the rows that make it wait, so that they follow the clock
-- of the api.
CREATE FUNCTION listing_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'in_review' THEN
    NEW.waiting_since := coalesce(NEW.waiting_since, CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END);
  ELSIF TG_OP = 'UPDATE' AND OLD.state = 'in_review' THEN
    NEW.waiting_since := (SELECT created_at FROM listing_revisions WHERE listing_id = NEW.id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_wait BEFORE INSERT OR UPDATE OF state ON listings
  FOR EACH ROW EXECUTE FUNCTION listing_waits();
--> statement-breakpoint
CREATE FUNCTION listing_was_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET waiting_since = NEW.created_at WHERE id = NEW.listing_id AND state = 'in_review';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_events_send AFTER INSERT ON listing_events
  FOR EACH ROW WHEN (NEW.event = 'send') EXECUTE FUNCTION listing_was_sent();
--> statement-breakpoint
CREATE FUNCTION listing_change_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE listings SET waiting_since = NULL WHERE id = OLD.listing_id AND state <> 'in_review';
  ELSE
    UPDATE listings SET waiting_since = NEW.created_at WHERE id = NEW.listing_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_revisions_wait AFTER INSERT OR UPDATE OR DELETE ON listing_revisions
  FOR EACH ROW EXECUTE FUNCTION listing_change_waits();
--> statement-breakpoint

-- Reviews

ALTER TABLE reviews ADD CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5);
--> statement-breakpoint
ALTER TABLE guest_reviews ADD CONSTRAINT guest_reviews_rating_range CHECK (rating BETWEEN 1 AND 5);
--> statement-breakpoint
-- The figures of a listing are those of the reviews that everybody can read, whoever writes, publishes, hides or removes one.
-- The listing is locked before it is counted, so that of two changes at once the second counts the first too.
CREATE FUNCTION refresh_rating(place text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM listings WHERE id = place FOR NO KEY UPDATE;
  UPDATE listings SET
    rating = (SELECT round(avg(r.rating), 2) FROM reviews r
      WHERE r.listing_id = place AND NOT r.is_hidden AND r.published_at IS NOT NULL),
    reviews_count = (SELECT count(*) FROM reviews r
      WHERE r.listing_id = place AND NOT r.is_hidden AND r.published_at IS NOT NULL),
    aspect_ratings = (SELECT coalesce(array_agg(mean ORDER BY at), '{}') FROM (
      SELECT one.at, round(avg(one.mark), 2)::real AS mean
      FROM reviews r CROSS JOIN LATERAL unnest(r.aspects) WITH ORDINALITY AS one(mark, at)
      WHERE r.listing_id = place AND NOT r.is_hidden AND r.published_at IS NOT NULL
      GROUP BY one.at) means)
  WHERE id = place;
END $$;
--> statement-breakpoint
CREATE FUNCTION review_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_rating(coalesce(NEW.listing_id, OLD.listing_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_rate AFTER INSERT OR DELETE OR UPDATE OF rating, aspects, is_hidden, published_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION review_changed();
--> statement-breakpoint

-- Trails

CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR DELETE ON audit_trail
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_trail_not_truncated BEFORE TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER vendor_trail_append_only BEFORE UPDATE OR DELETE ON vendor_trail
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER vendor_trail_not_truncated BEFORE TRUNCATE ON vendor_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- The ledger

ALTER TABLE ledger_accounts
  ADD CONSTRAINT ledger_accounts_floor CHECK (floor_halalas IS NULL OR balance_halalas >= floor_halalas),
  ADD CONSTRAINT ledger_accounts_ceiling CHECK (ceiling_halalas IS NULL OR balance_halalas <= ceiling_halalas);
--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_not_zero CHECK (amount_halalas <> 0);
--> statement-breakpoint
CREATE FUNCTION ledger_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_halalas) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_sums_to_zero();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_not_truncated BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_not_truncated BEFORE TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An account exists from its first entry on. Money at the provider, debts of vendors and what promotions cost are never
-- positive; what admins give and take is of either sign; all other accounts are never negative.
CREATE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'deposit_held',
    'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments',
    'promotion_cost', 'split_held', 'balance_held') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'vendor_debt', 'adjustments', 'promotion_cost') THEN 0 END,
      CASE WHEN kind IN ('psp_clearing', 'vendor_debt', 'promotion_cost') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_open BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION open_ledger_account();
--> statement-breakpoint
-- The balance of an account is the sum of its entries, and the balance of a user that of the wallet, whoever posts.
CREATE FUNCTION add_to_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance_halalas = balance_halalas + NEW.amount_halalas WHERE name = NEW.account;
  IF split_part(NEW.account, ':', 1) = 'guest_wallet' THEN
    UPDATE users SET balance_halalas = (SELECT balance_halalas FROM ledger_accounts WHERE name = NEW.account)
    WHERE id = split_part(NEW.account, ':', 2);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_add AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION add_to_ledger_account();
--> statement-breakpoint
CREATE FUNCTION refuse_direct_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the balance of % changes by entries only', OLD.name;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_by_entries BEFORE UPDATE OF balance_halalas ON ledger_accounts
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_balance();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_remain BEFORE DELETE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- It exists from the start, because every posting of a booking locks it first.
INSERT INTO ledger_accounts (name, floor_halalas) VALUES ('balance_held', 0);
--> statement-breakpoint
-- Two persons above the limit, and one decision; only the admin who proposed withdraws, and decides nothing else.
ALTER TABLE balance_adjustments
  ADD CONSTRAINT balance_adjustments_moves CHECK (amount_halalas <> 0),
  ADD CONSTRAINT balance_adjustments_second_person CHECK (
    proposed_by <> user_id AND (decided_by IS NULL OR decided_by <> user_id)
    AND (NOT needs_second OR decided_by IS NULL OR (decided_by = proposed_by) = (state = 'withdrawn')) AND (needs_second OR state = 'approved')
  ),
  ADD CONSTRAINT balance_adjustments_decided CHECK (
    (state = 'proposed') = (decided_by IS NULL) AND (state = 'proposed') = (decided_at IS NULL)
    AND (state = 'refused') = (refusal_reason IS NOT NULL)
  );
--> statement-breakpoint
CREATE FUNCTION adjustments_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'proposed' OR (NEW.user_id, NEW.amount_halalas, NEW.reason, NEW.needs_second, NEW.proposed_by)
    IS DISTINCT FROM (OLD.user_id, OLD.amount_halalas, OLD.reason, OLD.needs_second, OLD.proposed_by) THEN
    RAISE EXCEPTION 'adjustment % is decided once and otherwise never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER balance_adjustments_once BEFORE UPDATE ON balance_adjustments
  FOR EACH ROW EXECUTE FUNCTION adjustments_decided_once();
--> statement-breakpoint
CREATE TRIGGER balance_adjustments_remain BEFORE DELETE ON balance_adjustments
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Payments and refunds

-- Only an attempt by card has a part that a balance pays, and only a payment from a balance belongs to one.
ALTER TABLE payments
  ADD CONSTRAINT payments_deposit CHECK (deposit_halalas BETWEEN 0 AND amount_halalas),
  ADD CONSTRAINT payments_of_share CHECK (
    (purpose = 'share') = (share_id IS NOT NULL) AND (share_id IS NULL) = (payer_id IS NULL)
  ),
  ADD CONSTRAINT payments_balance_part CHECK (
    balance_halalas >= 0 AND balance_deposit_halalas BETWEEN 0 AND balance_halalas
    AND (balance_halalas = 0 OR (provider <> 'balance' AND share_id IS NULL AND amount_halalas > 0))
  ),
  ADD CONSTRAINT payments_beside_card CHECK (card_payment_id IS NULL OR provider = 'balance');
--> statement-breakpoint
-- What is held for an attempt never changes, so what is given back or captured is what was taken.
CREATE FUNCTION payments_hold_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the balance''s part of payment % cannot be changed', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_hold_remains BEFORE UPDATE OF balance_halalas, balance_deposit_halalas, card_payment_id ON payments
  FOR EACH ROW WHEN (
    (NEW.balance_halalas, NEW.balance_deposit_halalas, NEW.card_payment_id)
    IS DISTINCT FROM (OLD.balance_halalas, OLD.balance_deposit_halalas, OLD.card_payment_id)
  ) EXECUTE FUNCTION payments_hold_unchanged();
--> statement-breakpoint
ALTER TABLE sandbox_payments ADD CONSTRAINT sandbox_payments_refunded
  CHECK (amount_halalas > 0 AND refunded_halalas BETWEEN 0 AND amount_halalas);
--> statement-breakpoint
ALTER TABLE refunds
  ADD CONSTRAINT refunds_positive CHECK (amount_halalas > 0),
  ADD CONSTRAINT refunds_deposit_part CHECK (deposit_halalas BETWEEN 0 AND amount_halalas),
  ADD CONSTRAINT refunds_transferred_done CHECK (bank_reference IS NULL OR state = 'done');
--> statement-breakpoint
-- Refunds never exceed what was captured (booking rules, Cancellation); the payment's row orders those that race.
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE captured integer;
BEGIN
  SELECT amount_halalas INTO captured FROM payments WHERE id = NEW.payment_id AND state = 'paid' FOR UPDATE;
  IF captured IS NULL THEN
    RAISE EXCEPTION 'payment % was not captured', NEW.payment_id;
  END IF;
  IF NEW.amount_halalas + coalesce((
    SELECT sum(amount_halalas) FROM refunds WHERE payment_id = NEW.payment_id AND id <> NEW.id AND state <> 'failed'
  ), 0) > captured THEN
    RAISE EXCEPTION 'refunds of payment % would exceed what was captured', NEW.payment_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_bounded BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();
--> statement-breakpoint
-- A failed refund does not count as returned: sent again it must fit into what was captured once more.
CREATE TRIGGER refunds_bounded_again BEFORE UPDATE OF state ON refunds
  FOR EACH ROW WHEN (OLD.state = 'failed' AND NEW.state <> 'failed') EXECUTE FUNCTION refunds_within_payment();
--> statement-breakpoint
ALTER TABLE split_shares
  ADD CONSTRAINT split_shares_amounts CHECK (number >= 1 AND amount_halalas > 0 AND deposit_halalas BETWEEN 0 AND amount_halalas),
  ADD CONSTRAINT split_shares_paid CHECK ((payment_id IS NULL) = (paid_by IS NULL));
--> statement-breakpoint
ALTER TABLE splits ADD CONSTRAINT splits_ended CHECK ((state IN ('whole', 'returned')) = (ended_at IS NOT NULL));
--> statement-breakpoint
-- Amounts never change, what is paid stays paid, and what has ended stays ended.
CREATE FUNCTION split_shares_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.split_id, NEW.number, NEW.amount_halalas, NEW.deposit_halalas)
    <> (OLD.split_id, OLD.number, OLD.amount_halalas, OLD.deposit_halalas)
    OR (OLD.payment_id IS NOT NULL AND (NEW.payment_id, NEW.paid_by) IS DISTINCT FROM (OLD.payment_id, OLD.paid_by)) THEN
    RAISE EXCEPTION 'share % cannot be changed any more', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER split_shares_remain BEFORE UPDATE ON split_shares
  FOR EACH ROW EXECUTE FUNCTION split_shares_unchanged();
--> statement-breakpoint
CREATE FUNCTION splits_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL OR (NEW.booking_id, NEW.token) <> (OLD.booking_id, OLD.token)
    OR (NEW.state = 'whole' AND EXISTS (SELECT 1 FROM split_shares WHERE split_id = NEW.id AND payment_id IS NULL)) THEN
    RAISE EXCEPTION 'split % cannot be changed so', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER splits_remain BEFORE UPDATE ON splits
  FOR EACH ROW EXECUTE FUNCTION splits_unchanged();
--> statement-breakpoint

-- Invoices

ALTER TABLE invoices
  ADD CONSTRAINT invoices_amounts_sane CHECK (
    total_halalas > 0 AND (vat_halalas IS NULL OR vat_halalas BETWEEN 0 AND total_halalas)
  ),
  ADD CONSTRAINT invoices_credit_corrects CHECK ((kind IN ('credit_note', 'commission_credit_note')) = (corrects_id IS NOT NULL));
--> statement-breakpoint
-- The numbers of a series and year have no gap, whatever writes them.
CREATE FUNCTION invoices_without_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sequence <> 1 + coalesce((
    SELECT max(sequence) FROM invoices WHERE series = NEW.series AND year = NEW.year
  ), 0) THEN
    RAISE EXCEPTION 'invoice % % of % would leave a gap', NEW.series, NEW.sequence, NEW.year;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_consecutive BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_without_gap();
--> statement-breakpoint
-- An issued document never changes; only the guest's name is emptied when the account is closed.
CREATE FUNCTION invoices_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'buyer' <> to_jsonb(OLD) - 'buyer' OR NEW.buyer IS NOT NULL THEN
    RAISE EXCEPTION 'invoice % was issued and never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_immutable BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_unchanged();
--> statement-breakpoint
CREATE TRIGGER invoices_never_deleted BEFORE DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Claims of deposits

ALTER TABLE deposit_claims
  ADD CONSTRAINT deposit_claims_bounds CHECK (claimed_halalas BETWEEN 1 AND held_halalas AND granted_halalas BETWEEN 0 AND claimed_halalas),
  ADD CONSTRAINT deposit_claims_settled CHECK ((state = 'settled') = (granted_halalas IS NOT NULL) AND (state = 'settled') = (settled_at IS NOT NULL)),
  ADD CONSTRAINT deposit_claims_answered CHECK (
    (answer IS NULL) = (answered_at IS NULL)
    AND (answer <> 'agreed' OR (state = 'settled' AND granted_halalas = claimed_halalas AND decided_by IS NULL))
    AND (answer <> 'disputed' OR (state <> 'open' AND answer_text IS NOT NULL))
  ),
  ADD CONSTRAINT deposit_claims_decided CHECK (
    (decided_by IS NULL) = (decision_reason IS NULL)
    AND (state <> 'settled' OR answer IS NOT DISTINCT FROM 'agreed' OR decided_by IS NOT NULL)
  );
--> statement-breakpoint
-- A claim is never above what the ledger holds of this booking's deposit.
CREATE FUNCTION claim_within_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.held_halalas <> coalesce((
    SELECT sum(e.amount_halalas) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.booking_id = NEW.booking_id AND e.account = 'deposit_held'
  ), 0) THEN
    RAISE EXCEPTION 'the deposit of booking % is not what its claim says', NEW.booking_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_claims_within BEFORE INSERT ON deposit_claims
  FOR EACH ROW EXECUTE FUNCTION claim_within_deposit();
--> statement-breakpoint
-- What was claimed stays as it was written, and what was settled stays settled.
CREATE FUNCTION refuse_claim_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'settled'
    OR (OLD.booking_id, OLD.held_halalas, OLD.claimed_halalas, OLD.reason, OLD.answer_by, OLD.created_at)
      <> (NEW.booking_id, NEW.held_halalas, NEW.claimed_halalas, NEW.reason, NEW.answer_by, NEW.created_at)
    OR (OLD.answer IS NOT NULL AND NEW.answer IS DISTINCT FROM OLD.answer) THEN
    RAISE EXCEPTION 'claim % cannot be changed any more', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_claims_remain BEFORE UPDATE ON deposit_claims
  FOR EACH ROW EXECUTE FUNCTION refuse_claim_change();
--> statement-breakpoint
CREATE TRIGGER deposit_claims_no_delete BEFORE DELETE ON deposit_claims
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Payouts, promotion codes, rates

ALTER TABLE bank_accounts ADD CONSTRAINT bank_accounts_iban_saudi CHECK (iban ~ '^SA[0-9]{22}$');
--> statement-breakpoint
ALTER TABLE payouts
  ADD CONSTRAINT payouts_amount_positive CHECK (amount_halalas > 0),
  ADD CONSTRAINT payouts_iban_saudi CHECK (iban ~ '^SA[0-9]{22}$'),
  ADD CONSTRAINT payouts_sent_in_batch CHECK (state NOT IN ('sent', 'paid', 'returned') OR batch_id IS NOT NULL);
--> statement-breakpoint
CREATE FUNCTION payouts_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.vendor_id, NEW.iban, NEW.holder_name, NEW.is_holder_the_vendor, NEW.amount_halalas, NEW.created_at)
    IS DISTINCT FROM (OLD.vendor_id, OLD.iban, OLD.holder_name, OLD.is_holder_the_vendor, OLD.amount_halalas, OLD.created_at)
    OR (OLD.batch_id IS NOT NULL AND NEW.batch_id IS DISTINCT FROM OLD.batch_id) THEN
    RAISE EXCEPTION 'amount, account and bank file of payout % never change', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_immutable BEFORE UPDATE ON payouts
  FOR EACH ROW EXECUTE FUNCTION payouts_unchanged();
--> statement-breakpoint
CREATE TRIGGER payouts_never_deleted BEFORE DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE promotions
  ADD CONSTRAINT promotions_bounds CHECK (
    code ~ '^[A-Z0-9]{4,20}$' AND (percent IS NULL OR percent BETWEEN 1 AND 90) AND amount_halalas > 0
    AND min_total_halalas >= 0 AND first_day <= last_day AND max_uses_per_user > 0
  ),
  ADD CONSTRAINT promotions_uses_bounded CHECK (uses BETWEEN 0 AND max_uses);
--> statement-breakpoint
CREATE FUNCTION promotions_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'uses' - 'ended_at' IS DISTINCT FROM to_jsonb(OLD) - 'uses' - 'ended_at'
    OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'promotion code % never changes, it can only be ended', OLD.code;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER promotions_immutable BEFORE UPDATE ON promotions
  FOR EACH ROW EXECUTE FUNCTION promotions_unchanged();
--> statement-breakpoint
CREATE TRIGGER promotions_never_deleted BEFORE DELETE ON promotions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE rates
  ADD CONSTRAINT rates_bounds CHECK (percent BETWEEN 0 AND 50),
  ADD CONSTRAINT rates_ahead CHECK (
    (created_by IS NULL OR holds_from > (created_at AT TIME ZONE 'Asia/Riyadh')::date)
    AND (withdrawn_at IS NULL OR holds_from > (withdrawn_at AT TIME ZONE 'Asia/Riyadh')::date)
  );
--> statement-breakpoint
-- Of a rate nothing changes but its withdrawal before its day.
CREATE FUNCTION rates_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'withdrawn_at' IS DISTINCT FROM to_jsonb(OLD) - 'withdrawn_at' OR OLD.withdrawn_at IS NOT NULL THEN
    RAISE EXCEPTION 'the rate from % never changes, it can only be withdrawn', OLD.holds_from;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER rates_immutable BEFORE UPDATE ON rates
  FOR EACH ROW EXECUTE FUNCTION rates_unchanged();
--> statement-breakpoint
CREATE TRIGGER rates_never_deleted BEFORE DELETE ON rates
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- The first answers of the console's inbox; admins edit them.
INSERT INTO canned_answers (id, title, title_ar, body, body_ar) VALUES
  ('answer-received', 'We have your message', 'وصلتنا رسالتك',
   E'Hello {name},\n\nThank you for writing to us about: {topic}. We are looking into it and will write to you again soon.',
   E'مرحبًا {name}،\n\nشكرًا لكتابتك إلينا بشأن: {topic}. نراجع طلبك الآن، وسنكتب إليك مجددًا قريبًا.'),
  ('answer-booking-code', 'Which booking?', 'أيّ حجز؟',
   E'Hello {name},\n\nPlease send us the code of your booking. You find it at the top of the booking in “My bookings”.',
   E'مرحبًا {name}،\n\nنرجو أن ترسل إلينا رمز حجزك. تجده في أعلى صفحة الحجز ضمن «حجوزاتي».'),
  ('answer-refund-time', 'When a refund arrives', 'موعد وصول المبلغ المسترد',
   E'Hello {name},\n\nYour refund is on its way. It can take some days until your bank credits it.',
   E'مرحبًا {name}،\n\nالمبلغ المسترد في طريقه إليك. قد يستغرق البنك بضعة أيام لإيداعه.');
