DROP INDEX "bookings_created";--> statement-breakpoint
DROP INDEX "bookings_check_in";--> statement-breakpoint
DROP INDEX "bookings_state_created";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "city_id" text DEFAULT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "listing_type" text DEFAULT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
UPDATE "bookings" SET "city_id" = l."city_id", "listing_type" = l."type" FROM "listings" l WHERE l."id" = "bookings"."listing_id";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "city_id" SET NOT NULL, ALTER COLUMN "listing_type" SET NOT NULL;--> statement-breakpoint
CREATE FUNCTION copy_place_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT city_id, type INTO NEW.city_id, NEW.listing_type FROM listings WHERE id = NEW.listing_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_place BEFORE INSERT ON "bookings" FOR EACH ROW EXECUTE FUNCTION copy_place_of_booking();--> statement-breakpoint
UPDATE "listings" SET "waiting_since" = coalesce(
	(SELECT r."created_at" FROM "listing_revisions" r WHERE r."listing_id" = "listings"."id"),
	(SELECT max(e."created_at") FROM "listing_events" e WHERE e."listing_id" = "listings"."id" AND e."event" = 'send'),
	"created_at")
	WHERE "state" = 'in_review' OR EXISTS (SELECT 1 FROM "listing_revisions" r WHERE r."listing_id" = "listings"."id");--> statement-breakpoint
-- The times are those of the rows that make a listing wait, so that they follow the clock of the api.
CREATE FUNCTION listing_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.state = 'in_review' THEN
		NEW.waiting_since := coalesce(NEW.waiting_since, CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END);
	ELSIF TG_OP = 'UPDATE' AND OLD.state = 'in_review' THEN
		NEW.waiting_since := (SELECT created_at FROM listing_revisions WHERE listing_id = NEW.id);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER listings_wait BEFORE INSERT OR UPDATE OF state ON "listings" FOR EACH ROW EXECUTE FUNCTION listing_waits();--> statement-breakpoint
CREATE FUNCTION listing_was_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listings SET waiting_since = NEW.created_at WHERE id = NEW.listing_id AND state = 'in_review';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listing_events_send AFTER INSERT ON "listing_events" FOR EACH ROW WHEN (NEW.event = 'send') EXECUTE FUNCTION listing_was_sent();--> statement-breakpoint
CREATE FUNCTION listing_change_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE listings SET waiting_since = NULL WHERE id = OLD.listing_id AND state <> 'in_review';
	ELSE
		UPDATE listings SET waiting_since = NEW.created_at WHERE id = NEW.listing_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listing_revisions_wait AFTER INSERT OR UPDATE OR DELETE ON "listing_revisions" FOR EACH ROW EXECUTE FUNCTION listing_change_waits();--> statement-breakpoint
CREATE INDEX "bookings_city_created" ON "bookings" USING btree ("city_id","created_at","id","state","listing_type","payment_type");--> statement-breakpoint
CREATE INDEX "bookings_type_created" ON "bookings" USING btree ("listing_type","created_at","id","state","city_id","payment_type");--> statement-breakpoint
CREATE INDEX "listings_waiting" ON "listings" USING btree ("waiting_since","id") WHERE waiting_since IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_created" ON "listings" USING btree ("created_at","id") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_state_created" ON "listings" USING btree ("state","created_at","id") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_city_created" ON "listings" USING btree ("city_id","created_at","id") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id","state","city_id","listing_type","payment_type");--> statement-breakpoint
CREATE INDEX "bookings_check_in" ON "bookings" USING btree ("check_in_at","id","check_out_at","created_at","state","city_id","listing_type","payment_type");--> statement-breakpoint
CREATE INDEX "bookings_state_created" ON "bookings" USING btree ("state","created_at","id","city_id","listing_type","payment_type");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_type_known" CHECK ("bookings"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms'));