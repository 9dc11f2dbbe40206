ALTER TABLE "service_texts" ADD COLUMN "extras" jsonb;--> statement-breakpoint
ALTER TABLE "service_texts" ADD COLUMN "area_text" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp with time zone;