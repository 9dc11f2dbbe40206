-- The figures of a place are those of the reviews that everybody can read, whoever writes, publishes, hides or removes one.
-- The place is locked before it is counted, so that of two changes at once the second counts the first too.
CREATE FUNCTION refresh_rating(place text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM services WHERE id = place FOR NO KEY UPDATE;
  UPDATE services SET
    rating = (SELECT round(avg(r.rating), 2) FROM reviews r
      WHERE r.service_id = place AND r.is_hidden = 0 AND r.published_at IS NOT NULL),
    reviews_count = (SELECT count(*) FROM reviews r
      WHERE r.service_id = place AND r.is_hidden = 0 AND r.published_at IS NOT NULL),
    aspect_ratings = (SELECT coalesce(array_agg(mean ORDER BY at), '{}') FROM (
      SELECT one.at, round(avg(one.mark), 2)::real AS mean
      FROM reviews r CROSS JOIN LATERAL unnest(r.aspects) WITH ORDINALITY AS one(mark, at)
      WHERE r.service_id = place AND r.is_hidden = 0 AND r.published_at IS NOT NULL
      GROUP BY one.at) means)
  WHERE id = place;
END $$;
--> statement-breakpoint
CREATE FUNCTION review_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_rating(coalesce(NEW.service_id, OLD.service_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_rate AFTER INSERT OR DELETE OR UPDATE OF rating, aspects, is_hidden, published_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION review_changed();
--> statement-breakpoint
ALTER TABLE guest_reviews ADD CONSTRAINT guest_reviews_rating_range CHECK (rating BETWEEN 1 AND 5);
