DROP TABLE "pages" CASCADE;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "longitude" double precision;