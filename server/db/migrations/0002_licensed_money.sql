CREATE TABLE "stay_vat_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_type" text,
	"accounted_by" text NOT NULL,
	"holds_from" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "stay_vat_rules_listing_type_known" CHECK ("stay_vat_rules"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms')),
	CONSTRAINT "stay_vat_rules_accounted_by_known" CHECK ("stay_vat_rules"."accounted_by" IN ('nobody', 'diyar'))
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_differences" DROP CONSTRAINT "ledger_differences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "stay_vat" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "vat_state" text DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "vat_refusal_reason" text;--> statement-breakpoint
ALTER TABLE "stay_vat_rules" ADD CONSTRAINT "stay_vat_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stay_vat_rules_day" ON "stay_vat_rules" USING btree ("holds_from",coalesce(listing_type, '')) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "stay_vat_rules_created_by" ON "stay_vat_rules" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_stay_vat_known" CHECK ("bookings"."stay_vat" IN ('vendor', 'nobody', 'diyar'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'payment_reversed', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'door_commission_returned', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent', 'balance_held', 'balance_released', 'settlement_received', 'settlement_explained', 'chargeback_opened', 'chargeback_won', 'chargeback_lost', 'reserve_held', 'reserve_released', 'vendor_adjusted', 'debt_written_off'));--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'booking_holds', 'booking_commission', 'booking_paid', 'booking_documents', 'booking_stay_vat', 'unmatched_captures', 'provider_capture', 'payouts_open', 'payouts_paid'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_new_dates_held', 'Booking_new_dates_expired', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Shared_booking_ended', 'Share_returned', 'Share_refund_failed', 'Booking_arrival_question', 'Booking_complaint_granted', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Vendor_suspended_by_admin', 'Vendor_restored_by_admin', 'Vendor_paper_ends_soon', 'Vat_number_checked', 'Vat_number_refused', 'Licence_ends_soon', 'Privacy_request_done', 'Privacy_request_refused', 'Calendar_conflict', 'Calendar_addresses_renewed', 'Bank_account_changed', 'Phone_change_asked', 'Phone_changed', 'Phone_change_dropped', 'Member_invited', 'Member_joined', 'Member_left', 'Member_removed', 'Member_role_changed', 'Ownership_transferred', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Webhook_disabled', 'Ledger_difference'));--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_vat_state_known" CHECK ("vendors"."vat_state" IN ('unchecked', 'checked', 'refused'));--> statement-breakpoint
-- guards: what drizzle-kit cannot describe
-- Settlements and refunds after them make clearing and bank of either sign, like what admins give and take. Costs, debts and
-- what is held for chargebacks are never positive; all other accounts are never negative.
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'vendor_reserve',
    'deposit_held', 'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments',
    'promotion_cost', 'split_held', 'balance_held', 'provider_fees', 'input_vat', 'settlement_open', 'chargeback_held',
    'chargeback_loss', 'debt_written_off', 'stay_vat_payable') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'bank_clearing', 'adjustments', 'settlement_open', 'vendor_debt', 'promotion_cost',
        'provider_fees', 'input_vat', 'chargeback_held', 'chargeback_loss', 'debt_written_off') THEN 0 END,
      CASE WHEN kind IN ('vendor_debt', 'promotion_cost', 'provider_fees', 'input_vat', 'chargeback_held', 'chargeback_loss',
        'debt_written_off') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE ledger_accounts SET ceiling_halalas = NULL WHERE name = 'psp_clearing';
--> statement-breakpoint
UPDATE ledger_accounts SET floor_halalas = NULL WHERE name = 'bank_clearing';

--> statement-breakpoint
-- What was booked with VAT in its price was sold by a registered vendor.
UPDATE bookings SET stay_vat = 'vendor' WHERE snapshot ->> 'vatHalalas' IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER bookings_rates_immutable ON bookings;
--> statement-breakpoint
CREATE TRIGGER bookings_rates_immutable BEFORE UPDATE OF commission_percent, vat_percent, stay_vat ON bookings
  FOR EACH ROW WHEN (
    OLD.commission_percent <> NEW.commission_percent OR OLD.vat_percent <> NEW.vat_percent OR OLD.stay_vat <> NEW.stay_vat
  )
  EXECUTE FUNCTION booking_rates_unchanged();
--> statement-breakpoint
-- Numbers that were used before anybody checked them go on.
UPDATE vendors SET vat_state = 'checked' WHERE vat_number IS NOT NULL;
--> statement-breakpoint
ALTER TABLE vendors ADD CONSTRAINT vendors_vat_check_sane CHECK (
  (vat_state = 'refused') = (vat_refusal_reason IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE stay_vat_rules ADD CONSTRAINT stay_vat_rules_ahead CHECK (
  holds_from > (created_at AT TIME ZONE 'Asia/Riyadh')::date
  AND (withdrawn_at IS NULL OR holds_from > (withdrawn_at AT TIME ZONE 'Asia/Riyadh')::date)
);
--> statement-breakpoint
CREATE TRIGGER stay_vat_rules_immutable BEFORE UPDATE ON stay_vat_rules
  FOR EACH ROW EXECUTE FUNCTION rates_unchanged();
--> statement-breakpoint
CREATE TRIGGER stay_vat_rules_never_deleted BEFORE DELETE ON stay_vat_rules
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
