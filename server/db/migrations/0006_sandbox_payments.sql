CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'initiated' NOT NULL,
	"amount_halalas" integer NOT NULL,
	"refunded_halalas" integer DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"return_path" text NOT NULL,
	"method" text,
	"outcome" text,
	"answers_at" timestamp with time zone,
	"decline_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_state_known" CHECK ("sandbox_payments"."state" IN ('initiated', 'authorized', 'paid', 'failed', 'voided')),
	CONSTRAINT "sandbox_payments_method_known" CHECK ("sandbox_payments"."method" IN ('mada', 'visa', 'mastercard', 'applepay', 'stcpay')),
	CONSTRAINT "sandbox_payments_outcome_known" CHECK ("sandbox_payments"."outcome" IN ('approved', 'funds', 'expired', 'confirmed', 'captured', 'late', 'silent')),
	CONSTRAINT "sandbox_payments_decline_reason_known" CHECK ("sandbox_payments"."decline_reason" IN ('funds', 'expired', 'unconfirmed', 'other'))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
-- An attempt has its id at the provider from its beginning; those that never got one are no provider's.
UPDATE "payments" SET "provider_id" = 'unsent_' || "id" WHERE "provider_id" IS NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_unchecked" ON "payments" USING btree ("check_at") WHERE check_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('notification', 'sms', 'mail', 'push', 'contact', 'booking', 'message', 'missedSms', 'missedMail', 'sandboxWebhook'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decline_reason_known" CHECK ("payments"."decline_reason" IN ('funds', 'expired', 'unconfirmed', 'other'));--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_refunded"
  CHECK ("amount_halalas" > 0 AND "refunded_halalas" BETWEEN 0 AND "amount_halalas");--> statement-breakpoint
-- The payments of the demo's former provider are the sandbox's, so that they can still be refunded.
INSERT INTO "sandbox_payments" ("id", "state", "amount_halalas", "refunded_halalas", "description", "return_path", "created_at")
  SELECT p."provider_id", 'paid', p."amount_halalas",
    coalesce((SELECT sum(r."amount_halalas") FROM "refunds" r WHERE r."payment_id" = p."id"
      AND r."state" = 'done' AND r."destination" = 'card'), 0),
    p."booking_id", '/booking/' || p."booking_id" || '/payment-return', p."created_at"
  FROM "payments" p WHERE p."provider" = 'test' AND p."state" = 'paid';--> statement-breakpoint
UPDATE "payments" SET "provider" = 'sandbox' WHERE "provider" = 'test';
