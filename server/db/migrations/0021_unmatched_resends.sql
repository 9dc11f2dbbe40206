ALTER TABLE "unmatched_payments" DROP CONSTRAINT "unmatched_payments_state_known";--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD COLUMN "resends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_state_known" CHECK ("unmatched_payments"."state" IN ('open', 'matched', 'refunded', 'refused', 'solved'));