CREATE TABLE "bank_accounts" (
	"vendor_id" text PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"holder_name" text NOT NULL,
	"is_holder_the_vendor" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payer_name" text NOT NULL,
	"payer_iban" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "payout_batches_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_state_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "ledger_differences" DROP CONSTRAINT "ledger_differences_kind_known";--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "state" SET DEFAULT 'requested';--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "min_payout_halalas" integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sequence" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "payouts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "holder_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "is_holder_the_vendor" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "changed_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_batches_creator" ON "payout_batches" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sequence_unique" UNIQUE("sequence");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'booking_ended', 'dates_changed', 'door_commission', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_state_known" CHECK ("payouts"."state" IN ('requested', 'approved', 'sent', 'paid', 'returned', 'refused'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Licence_ends_soon', 'Calendar_conflict', 'Bank_account_changed', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Ledger_difference'));--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'unmatched_captures', 'provider_capture', 'payouts_open', 'payouts_paid'));
--> statement-breakpoint
-- From here on by hand: what a payout never changes, and the account of our bank.
ALTER TABLE payouts ADD CONSTRAINT payouts_amount_positive CHECK (amount_halalas > 0);
--> statement-breakpoint
ALTER TABLE payouts ADD CONSTRAINT payouts_iban_saudi CHECK (iban ~ '^SA[0-9]{22}$');
--> statement-breakpoint
ALTER TABLE bank_accounts ADD CONSTRAINT bank_accounts_iban_saudi CHECK (iban ~ '^SA[0-9]{22}$');
--> statement-breakpoint
ALTER TABLE payouts ADD CONSTRAINT payouts_sent_in_batch CHECK (state NOT IN ('sent', 'paid', 'returned') OR batch_id IS NOT NULL);
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
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'deposit_held',
    'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'vendor_debt', 'adjustments') THEN 0 END,
      CASE WHEN kind IN ('psp_clearing', 'vendor_debt') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
