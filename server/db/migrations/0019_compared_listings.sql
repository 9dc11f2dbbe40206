CREATE TABLE "listing_versions" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_versions_decision_known" CHECK ("listing_versions"."decision" IN ('published', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "listing_events" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "field_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "picture_hash" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "hash_parts" integer[] GENERATED ALWAYS AS (CASE WHEN picture_hash IS NOT NULL THEN ARRAY[(0 + ((picture_hash >> 0) & 2047))::integer, (4096 + ((picture_hash >> 11) & 2047))::integer, (8192 + ((picture_hash >> 22) & 2047))::integer, (12288 + ((picture_hash >> 33) & 2047))::integer, (16384 + ((picture_hash >> 44) & 1023))::integer, (20480 + ((picture_hash >> 54) & 1023))::integer] END) STORED;--> statement-breakpoint
ALTER TABLE "listing_versions" ADD CONSTRAINT "listing_versions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_images" ON "listings" USING gin ("images");--> statement-breakpoint
CREATE INDEX "uploads_hash" ON "uploads" USING gin ("hash_parts");