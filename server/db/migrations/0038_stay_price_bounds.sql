ALTER TABLE "listings" ADD COLUMN "lowest_date_price" integer, ADD COLUMN "highest_date_price" integer;--> statement-breakpoint
UPDATE "listings" SET "lowest_date_price" = d.low, "highest_date_price" = d.high
	FROM (SELECT "listing_id", min("price_halalas") AS low, max("price_halalas") AS high FROM "date_prices" GROUP BY 1) d
	WHERE d."listing_id" = "listings"."id";--> statement-breakpoint
-- Both in one statement, so that the table is written anew once.
ALTER TABLE "listings"
	ADD COLUMN "stay_price_floor" integer GENERATED ALWAYS AS (CASE WHEN pricing_mode = 'daily'
      THEN (least(lowest_price, lowest_date_price)::bigint * (100 - CASE WHEN last_minute_days IS NULL THEN 0 ELSE least(90, greatest(1, last_minute_percent)) END) / 100 - 1)::integer
      ELSE lowest_price END) STORED,
	ADD COLUMN "stay_price_ceiling" integer GENERATED ALWAYS AS (CASE WHEN pricing_mode = 'daily'
      THEN greatest(night_prices[1], night_prices[2], night_prices[3], night_prices[4], night_prices[5], night_prices[6], night_prices[7], highest_date_price)
      ELSE lowest_price END) STORED;--> statement-breakpoint
CREATE FUNCTION copy_extremes_of_date_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Who changes other dates of the same listing waits here, and reads afterwards what has been committed.
	PERFORM 1 FROM listings WHERE id IN (SELECT listing_id FROM touched) ORDER BY id FOR NO KEY UPDATE;
	UPDATE listings SET lowest_date_price = d.low, highest_date_price = d.high
		FROM (
			SELECT t.listing_id, min(p.price_halalas) AS low, max(p.price_halalas) AS high
			FROM (SELECT DISTINCT listing_id FROM touched) t LEFT JOIN date_prices p ON p.listing_id = t.listing_id
			GROUP BY t.listing_id
		) d
		WHERE id = d.listing_id AND (lowest_date_price, highest_date_price) IS DISTINCT FROM (d.low, d.high);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER date_prices_set AFTER INSERT ON "date_prices" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION copy_extremes_of_date_prices();--> statement-breakpoint
CREATE TRIGGER date_prices_changed AFTER UPDATE ON "date_prices" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION copy_extremes_of_date_prices();--> statement-breakpoint
CREATE TRIGGER date_prices_unset AFTER DELETE ON "date_prices" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION copy_extremes_of_date_prices();--> statement-breakpoint
CREATE INDEX "listings_city_type_rank" ON "listings" USING btree ("city_id","type","rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_rating_rank" ON "listings" USING btree ("city_id","type","rating_rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_views" ON "listings" USING btree ("city_id","type","views" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_floor" ON "listings" USING btree ("city_id","stay_price_floor","stay_price_ceiling") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_ceiling" ON "listings" USING btree ("city_id","stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_floor" ON "listings" USING btree ("city_id","type","stay_price_floor","stay_price_ceiling") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_ceiling" ON "listings" USING btree ("city_id","type","stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_floor" ON "listings" USING btree ("stay_price_floor","stay_price_ceiling") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_ceiling" ON "listings" USING btree ("stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';