CREATE TABLE "split_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"split_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount_halalas" integer NOT NULL,
	"deposit_halalas" integer NOT NULL,
	"payment_id" text,
	"paid_by" text,
	CONSTRAINT "split_shares_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "splits" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'starting' NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "splits_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "splits_token_unique" UNIQUE("token"),
	CONSTRAINT "splits_state_known" CHECK ("splits"."state" IN ('starting', 'open', 'whole', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_purpose_known";--> statement-breakpoint
DROP INDEX "payments_in_flight";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "share_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_id" text;--> statement-breakpoint
ALTER TABLE "split_shares" ADD CONSTRAINT "split_shares_split_id_splits_id_fk" FOREIGN KEY ("split_id") REFERENCES "public"."splits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_shares" ADD CONSTRAINT "split_shares_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "splits" ADD CONSTRAINT "splits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "split_shares_number" ON "split_shares" USING btree ("split_id","number");--> statement-breakpoint
CREATE INDEX "splits_active" ON "splits" USING btree ("created_at") WHERE state IN ('starting', 'open');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_share_id_split_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."split_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_share" ON "payments" USING btree ("share_id") WHERE share_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_share_in_flight" ON "payments" USING btree ("share_id") WHERE state = 'initiated';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_in_flight" ON "payments" USING btree ("booking_id") WHERE state = 'initiated' AND share_id IS NULL;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Share_returned', 'Share_refund_failed', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Licence_ends_soon', 'Calendar_conflict', 'Bank_account_changed', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Ledger_difference'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose_known" CHECK ("payments"."purpose" IN ('due_now', 'rest', 'share'));--> statement-breakpoint
-- From here on by hand: the bounds of splits, and the account that holds what friends paid.
ALTER TABLE split_shares
  ADD CONSTRAINT split_shares_amounts CHECK (number >= 1 AND amount_halalas > 0 AND deposit_halalas BETWEEN 0 AND amount_halalas),
  ADD CONSTRAINT split_shares_payment FOREIGN KEY (payment_id) REFERENCES payments (id),
  ADD CONSTRAINT split_shares_paid CHECK ((payment_id IS NULL) = (paid_by IS NULL));
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_of_share CHECK (
  (purpose = 'share') = (share_id IS NOT NULL) AND (share_id IS NULL) = (payer_id IS NULL)
);
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
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'deposit_held',
    'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments',
    'promotion_cost', 'split_held') THEN
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
