ALTER TABLE "uploads" ADD COLUMN "avif_widths" integer[];--> statement-breakpoint
CREATE INDEX "uploads_without_avif" ON "uploads" USING btree ("created_at") WHERE "uploads"."avif_widths" IS NULL;