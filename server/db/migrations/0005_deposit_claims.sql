CREATE TABLE "deposit_claim_photos" (
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"upload_id" text NOT NULL,
	CONSTRAINT "deposit_claim_photos_claim_id_position_pk" PRIMARY KEY("claim_id","position")
);
--> statement-breakpoint
CREATE TABLE "deposit_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"held_halalas" integer NOT NULL,
	"claimed_halalas" integer NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answer_text" text,
	"answered_at" timestamp with time zone,
	"granted_halalas" integer,
	"decision_reason" text,
	"decided_by" text,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_claims_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "deposit_claims_state_known" CHECK ("deposit_claims"."state" IN ('open', 'in_review', 'settled')),
	CONSTRAINT "deposit_claims_answer_known" CHECK ("deposit_claims"."answer" IN ('agreed', 'disputed'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
DROP INDEX "money_timers_due";--> statement-breakpoint
ALTER TABLE "money_timers" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "deposit_claim_photos" ADD CONSTRAINT "deposit_claim_photos_claim_id_deposit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."deposit_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claim_photos" ADD CONSTRAINT "deposit_claim_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_claim_photos_upload" ON "deposit_claim_photos" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "deposit_claims_state" ON "deposit_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "deposit_claims_open" ON "deposit_claims" USING btree ("answer_by") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "money_timers_due" ON "money_timers" USING btree ("due_at") WHERE done_at IS NULL AND paused_at IS NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_dates_moved', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Licence_ends_soon', 'Calendar_conflict', 'Ledger_difference'));--> statement-breakpoint
-- From here on by hand: the bounds of claims, and of refunds that are sent again.
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
-- A failed refund does not count as returned: sent again it must fit into what was captured once more.
CREATE TRIGGER refunds_bounded_again BEFORE UPDATE OF state ON refunds
  FOR EACH ROW WHEN (OLD.state = 'failed' AND NEW.state <> 'failed') EXECUTE FUNCTION refunds_within_payment();
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_transferred_done CHECK (bank_reference IS NULL OR state = 'done');
