CREATE TABLE "date_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"period" jsonb NOT NULL,
	"check_in_at" timestamp with time zone NOT NULL,
	"check_out_at" timestamp with time zone NOT NULL,
	"occupied_until" timestamp with time zone NOT NULL,
	"total_halalas" integer NOT NULL,
	"free_cancellation_until" timestamp with time zone,
	"snapshot" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_changes_state_known" CHECK ("date_changes"."state" IN ('open', 'done', 'expired', 'given_up', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "booking_events" DROP CONSTRAINT "booking_events_event_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_purpose_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "is_for_date_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "date_change_id" text;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "date_changes_open" ON "date_changes" USING btree ("booking_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "date_changes_booking" ON "date_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "date_changes_expiry" ON "date_changes" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_date_change_id_date_changes_id_fk" FOREIGN KEY ("date_change_id") REFERENCES "public"."date_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_event_known" CHECK ("booking_events"."event" IN ('create', 'approve', 'approve_unpaid', 'reject', 'expire', 'pay', 'expire_payment', 'pay_late', 'pay_rest', 'change_dates', 'hold_new_dates', 'give_up_new_dates', 'expire_new_dates', 'pay_difference', 'cancel', 'ask_exception', 'grant_exception', 'refuse_exception', 'check_in', 'collect', 'undo_collect', 'check_out', 'ask_arrival', 'free_dates', 'no_show'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose_known" CHECK ("payments"."purpose" IN ('due_now', 'rest', 'difference', 'share'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_new_dates_held', 'Booking_new_dates_expired', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Shared_booking_ended', 'Share_returned', 'Share_refund_failed', 'Booking_arrival_question', 'Booking_complaint_granted', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Vendor_suspended_by_admin', 'Vendor_restored_by_admin', 'Vendor_paper_ends_soon', 'Licence_ends_soon', 'Privacy_request_done', 'Privacy_request_refused', 'Calendar_conflict', 'Bank_account_changed', 'Phone_change_asked', 'Phone_changed', 'Phone_change_dropped', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Webhook_disabled', 'Ledger_difference'));