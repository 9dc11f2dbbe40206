CREATE TABLE "phone_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "timer_runs" DROP CONSTRAINT "timer_runs_timer_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_step_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_step_locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_changes_due" ON "phone_changes" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "admin_second_steps" DROP COLUMN "locked_until";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Share_returned', 'Share_refund_failed', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Vendor_suspended_by_admin', 'Vendor_restored_by_admin', 'Vendor_paper_ends_soon', 'Licence_ends_soon', 'Privacy_request_done', 'Privacy_request_refused', 'Calendar_conflict', 'Bank_account_changed', 'Phone_change_asked', 'Phone_changed', 'Phone_change_dropped', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Webhook_disabled', 'Ledger_difference'));--> statement-breakpoint
-- Codes live for minutes; a user asks again.
DELETE FROM one_time_codes WHERE purpose IN ('deleteAccount', 'changeBankAccount');--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" IN ('login', 'signup', 'changePhone', 'proof'));--> statement-breakpoint
ALTER TABLE "timer_runs" ADD CONSTRAINT "timer_runs_timer_known" CHECK ("timer_runs"."timer" IN ('bookings', 'splits', 'reminders', 'money', 'claims', 'payments', 'reservedBalances', 'refunds', 'unmatched', 'reconciliation', 'reviews', 'calendars', 'licences', 'papers', 'unread', 'responseTimes', 'codes', 'phoneChanges', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages', 'figures', 'views', 'vitals'));