CREATE TABLE "money_timers" (
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "money_timers_booking_id_kind_pk" PRIMARY KEY("booking_id","kind"),
	CONSTRAINT "money_timers_kind_known" CHECK ("money_timers"."kind" IN ('earnings', 'deposit'))
);
--> statement-breakpoint
CREATE TABLE "ledger_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"booking_id" text,
	"ours_halalas" bigint NOT NULL,
	"theirs_halalas" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'unmatched_captures', 'provider_capture')),
	CONSTRAINT "ledger_differences_state_known" CHECK ("ledger_differences"."state" IN ('open', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"day" date PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "ceiling_halalas" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "destination" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "money_timers" ADD CONSTRAINT "money_timers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_timers_due" ON "money_timers" USING btree ("due_at") WHERE done_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_differences_open" ON "ledger_differences" USING btree ("kind","subject") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "ledger_differences_state" ON "ledger_differences" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "ledger_differences_booking" ON "ledger_differences" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'booking_ended', 'dates_changed', 'door_commission', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_dates_moved', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Booking_late_payment_refunded', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Licence_ends_soon', 'Calendar_conflict', 'Ledger_difference'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_destination_known" CHECK ("refunds"."destination" IN ('card', 'balance'));
--> statement-breakpoint
-- From here on by hand: the balances that follow the entries, and the bounds of accounts.
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_ceiling CHECK (ceiling_halalas IS NULL OR balance_halalas <= ceiling_halalas);
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_to_balance_done CHECK (destination = 'card' OR state = 'done');
--> statement-breakpoint
-- An account exists from its first entry on. Money at the provider and debts of vendors are never positive, all other
-- accounts never negative.
CREATE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'deposit_held',
    'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'vendor_debt') THEN 0 END,
      CASE WHEN kind IN ('psp_clearing', 'vendor_debt') THEN 0 END
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
-- Opens the books of bookings that were paid before there was a ledger, and of the demo's: what was captured, less what
-- was or is being refunded, belongs to vendor and platform, a deposit of a stay that has not ended in a cancellation to
-- the guest. The sums are those of lib/domain/booking/money/commission.ts.
CREATE FUNCTION open_ledger_of_bookings() RETURNS void LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN
    SELECT b.*, money.captured, money.done, money.returned, share.deposit, share.price,
      floor(share.price * b.commission_percent / 100.0 + 0.5)::int AS commission
    FROM bookings b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(p.amount_halalas), 0)::int AS captured, coalesce(sum(r.done), 0)::int AS done,
        coalesce(sum(r.returned), 0)::int AS returned
      FROM payments p
      LEFT JOIN LATERAL (
        SELECT sum(amount_halalas) FILTER (WHERE state = 'done') AS done, sum(amount_halalas) AS returned
        FROM refunds WHERE payment_id = p.id
      ) r ON true
      WHERE p.booking_id = b.id AND p.state = 'paid'
    ) money
    CROSS JOIN LATERAL (
      SELECT CASE WHEN b.state IN ('confirmed', 'checked_in', 'completed')
        THEN greatest(0, money.captured - money.returned - b.paid_halalas) ELSE 0 END AS deposit
    ) kept
    CROSS JOIN LATERAL (
      SELECT kept.deposit AS deposit, money.captured - money.returned - kept.deposit AS price
    ) share
    WHERE money.captured > 0 AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.booking_id = b.id)
    ORDER BY b.created_at, b.id
  LOOP
    INSERT INTO ledger_transactions (id, idempotency_key, kind, booking_id, created_at)
    VALUES ('opening-' || one.id, 'opening:' || one.id, 'payment_captured', one.id, one.created_at);
    INSERT INTO ledger_entries (id, transaction_id, account, amount_halalas)
    SELECT 'opening-' || one.id || '-' || row_number() OVER (), 'opening-' || one.id, account, amount FROM (
      VALUES
        ('commission_income', one.commission),
        ('deposit_held', one.deposit),
        ('psp_clearing', one.done - one.captured),
        ('refund_clearing', one.returned - one.done),
        ('vat_payable', floor(one.commission * 0.15 + 0.5)::int),
        ('vendor_pending:' || one.vendor_user_id,
          one.price - one.commission - floor(one.commission * 0.15 + 0.5)::int)
    ) AS entries (account, amount)
    WHERE amount <> 0;
    INSERT INTO money_timers (booking_id, kind, due_at) VALUES (one.id, 'earnings',
      CASE WHEN one.period ->> 'mode' = 'hourly' OR one.snapshot -> 'service' ->> 'type' = 'Wedding_Halls'
        THEN one.check_out_at ELSE one.check_in_at + interval '24 hours' END);
    IF one.state = 'completed' AND one.deposit > 0 THEN
      INSERT INTO money_timers (booking_id, kind, due_at)
      VALUES (one.id, 'deposit', one.check_out_at + interval '48 hours');
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
SELECT open_ledger_of_bookings();
