ALTER TABLE "reports" DROP CONSTRAINT "reports_once_a_day";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_service_id_services_id_fk";--> statement-breakpoint
ALTER TABLE "reports" RENAME COLUMN "service_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "kind" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("kind","subject_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_once_a_day" UNIQUE("kind","subject_id","reporter_hash","day");
