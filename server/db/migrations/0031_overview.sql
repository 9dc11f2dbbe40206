CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"bookings" integer NOT NULL,
	"revenue_halalas" bigint NOT NULL,
	"commission_halalas" bigint NOT NULL,
	"sign_ups" integer NOT NULL,
	"views" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_calls" (
	"service" text PRIMARY KEY NOT NULL,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	CONSTRAINT "service_calls_service_known" CHECK ("service_calls"."service" IN ('sms', 'payments', 'mail', 'push', 'geocoder'))
);
--> statement-breakpoint
CREATE INDEX "booking_events_confirmed" ON "booking_events" USING btree ("created_at") WHERE to_state = 'confirmed' AND from_state IS DISTINCT FROM 'confirmed';--> statement-breakpoint
CREATE INDEX "listings_in_review" ON "listings" USING btree ("created_at") WHERE state = 'in_review' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_licence_expires" ON "listings" USING btree ("licence_expires") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "payments_captured" ON "payments" USING btree (coalesce(paid_at, created_at)) WHERE state IN ('paid', 'refunded');--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("ended_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "vendors_waiting" ON "vendors" USING btree ("created_at") WHERE state = 'waiting';