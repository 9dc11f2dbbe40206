-- What drizzle-kit cannot describe: exclusion, sums, bounds, and the triggers that hold across rows and tables.
-- The last word on dates (booking rules, Availability).
ALTER TABLE allocations ADD CONSTRAINT allocations_no_overlap
  EXCLUDE USING gist (unit_id WITH =, during WITH &&) WHERE (state IN ('held', 'confirmed', 'blocked'));
--> statement-breakpoint
CREATE INDEX allocations_listing_during ON allocations USING gist (listing_id, during)
  WHERE (state IN ('held', 'confirmed', 'blocked'));
--> statement-breakpoint
ALTER TABLE allocations ADD CONSTRAINT allocations_cause CHECK (booking_id IS NOT NULL OR block_id IS NOT NULL);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_money_sane CHECK (
  total_halalas >= 0 AND due_now_halalas BETWEEN 0 AND total_halalas AND paid_halalas >= 0 AND deposit_paid_halalas >= 0
);
--> statement-breakpoint
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_floor CHECK (floor_halalas IS NULL OR balance_halalas >= floor_halalas);
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
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR DELETE ON audit_trail
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
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
ALTER TABLE refunds ADD CONSTRAINT refunds_positive CHECK (amount_halalas > 0);
--> statement-breakpoint
ALTER TABLE exception_requests ADD CONSTRAINT exception_requests_share CHECK (percent BETWEEN 0 AND 100);
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
ALTER TABLE guest_reviews ADD CONSTRAINT guest_reviews_rating_range CHECK (rating BETWEEN 1 AND 5);
