CREATE TABLE "calendar_conflicts" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"external_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exception_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"percent" integer,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "min_nights" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "lead_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "last_problem" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "run_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exception_requests" ADD CONSTRAINT "exception_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exception_requests" ADD CONSTRAINT "exception_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_conflicts_event" ON "calendar_conflicts" USING btree ("service_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exception_requests_open" ON "exception_requests" USING btree ("booking_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "exception_requests_state" ON "exception_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("state","check_out_at");--> statement-breakpoint
CREATE INDEX "waiting_list_service" ON "waiting_list" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_in_flight" ON "payments" USING btree ("booking_id") WHERE state = 'initiated';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("run_at") WHERE state IN ('pending', 'sent');--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_export_secret_unique" UNIQUE("export_secret");