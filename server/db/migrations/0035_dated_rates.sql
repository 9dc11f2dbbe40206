CREATE TABLE "rates" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"holds_from" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "rates_kind_known" CHECK ("rates"."kind" IN ('commission', 'vat'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "commission_percent" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "commission_percent" DROP DEFAULT;--> statement-breakpoint
-- Until now VAT was 15 % everywhere.
ALTER TABLE "bookings" ADD COLUMN "vat_percent" numeric(5, 2) NOT NULL DEFAULT 15;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "vat_percent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rates_kind_day" ON "rates" USING btree ("kind","holds_from") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "rates_created_by" ON "rates" USING btree ("created_by");--> statement-breakpoint
-- By hand: a commission that is not the 10 % of the booking rules is carried over from the settings.
INSERT INTO rates (id, kind, percent, holds_from, reason)
SELECT 'carried-over', 'commission', commission_percent, (now() AT TIME ZONE 'Asia/Riyadh')::date, 'Carried over from the settings'
FROM settings WHERE commission_percent <> 10;
--> statement-breakpoint
ALTER TABLE "settings" DROP COLUMN "commission_percent";
--> statement-breakpoint
DROP FUNCTION current_commission();
--> statement-breakpoint
-- By hand as well: what is booked has its rates for good, and of a rate nothing changes but its withdrawal before its day.
ALTER TABLE rates ADD CONSTRAINT rates_bounds CHECK (percent BETWEEN 0 AND 50);
--> statement-breakpoint
ALTER TABLE rates ADD CONSTRAINT rates_ahead CHECK (
  (created_by IS NULL OR holds_from > (created_at AT TIME ZONE 'Asia/Riyadh')::date)
  AND (withdrawn_at IS NULL OR holds_from > (withdrawn_at AT TIME ZONE 'Asia/Riyadh')::date)
);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_rates_bounds CHECK (
  commission_percent BETWEEN 0 AND 100 AND vat_percent BETWEEN 0 AND 100
);
--> statement-breakpoint
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
CREATE FUNCTION booking_rates_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'booking % keeps the rates of its moment', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_rates_immutable BEFORE UPDATE OF commission_percent, vat_percent ON bookings
  FOR EACH ROW WHEN (OLD.commission_percent <> NEW.commission_percent OR OLD.vat_percent <> NEW.vat_percent)
  EXECUTE FUNCTION booking_rates_unchanged();
--> statement-breakpoint
-- As in 0003_ledger.sql, with the VAT of the booking.
CREATE OR REPLACE FUNCTION open_ledger_of_bookings() RETURNS void LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN
    SELECT b.*, money.captured, money.done, money.returned, share.deposit, share.price,
      taken.commission,
      floor(taken.commission * b.vat_percent / 100.0 + 0.5)::int AS vat
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
    CROSS JOIN LATERAL (SELECT floor(share.price * b.commission_percent / 100.0 + 0.5)::int AS commission) taken
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
        ('vat_payable', one.vat),
        ('vendor_pending:' || one.vendor_user_id,
          one.price - one.commission - one.vat)
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
