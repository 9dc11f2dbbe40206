DROP INDEX "districts_city";--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "slug" text;--> statement-breakpoint
-- As in lib/domain/text/slug.ts for Latin names; of equal ones, and of names without Latin letters, the later get their id.
UPDATE "cities" SET "slug" = s.slug FROM (
	SELECT id, CASE WHEN plain <> '' AND row_number() OVER (PARTITION BY plain ORDER BY position, id) = 1 THEN plain ELSE concat_ws('-', nullif(plain, ''), id) END AS slug
	FROM (SELECT id, position, trim(both '-' from regexp_replace(translate(lower(name), '''’‘ʿʾ', ''), '[^a-z0-9]+', '-', 'g')) AS plain FROM "cities") p
) s WHERE s.id = "cities"."id";--> statement-breakpoint
UPDATE "districts" SET "slug" = s.slug FROM (
	SELECT id, CASE WHEN plain <> '' AND row_number() OVER (PARTITION BY city_id, plain ORDER BY id) = 1 THEN plain ELSE concat_ws('-', nullif(plain, ''), id) END AS slug
	FROM (SELECT id, city_id, trim(both '-' from regexp_replace(translate(lower(name), '''’‘ʿʾ', ''), '[^a-z0-9]+', '-', 'g')) AS plain FROM "districts") p
) s WHERE s.id = "districts"."id";--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "slug" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ALTER COLUMN "slug" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "districts" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "districts_city_slug" ON "districts" USING btree ("city_id","slug");--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION set_listing_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_at := now();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER listings_changed BEFORE UPDATE ON "listings" FOR EACH ROW
	WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION set_listing_changed_at();
