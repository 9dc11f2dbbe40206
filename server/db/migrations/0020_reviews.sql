CREATE TABLE "guest_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"author_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"rating" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_reviews_booking_id_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
DROP INDEX "services_city_type_rating";--> statement-breakpoint
DROP INDEX "services_city_rating";--> statement-breakpoint
DROP INDEX "services_rating";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photos" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "rating_rank" real GENERATED ALWAYS AS (CASE WHEN reviews_count > 0 THEN (rating * reviews_count + 42) / (reviews_count + 10) END) STORED;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_reviews_guest" ON "guest_reviews" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "reviews_blind" ON "reviews" USING btree ("created_at") WHERE published_at IS NULL;--> statement-breakpoint
CREATE INDEX "services_city_type_rating_rank" ON "services" USING btree ("city_id","type","rating_rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "services_city_rating_rank" ON "services" USING btree ("city_id","rating_rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "services_rating_rank" ON "services" USING btree ("rating_rank" DESC NULLS LAST,"id") WHERE state = 'live';