ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "contact_phone" text;