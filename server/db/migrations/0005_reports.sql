CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"reporter_id" text,
	"reporter_hash" text NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once_a_day" UNIQUE("service_id","reporter_hash","day")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_hash","day");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("state","created_at");