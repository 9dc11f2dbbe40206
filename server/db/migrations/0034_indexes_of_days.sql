DROP INDEX "bookings_created";--> statement-breakpoint
DROP INDEX "bookings_state_created";--> statement-breakpoint
DROP INDEX "bookings_city_created";--> statement-breakpoint
DROP INDEX "bookings_type_created";--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id","state","city_id","listing_type","payment_type","check_in_at","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_state_created" ON "bookings" USING btree ("state","created_at","id","city_id","listing_type","payment_type","check_in_at","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_city_created" ON "bookings" USING btree ("city_id","created_at","id","state","listing_type","payment_type","check_in_at","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_type_created" ON "bookings" USING btree ("listing_type","created_at","id","state","city_id","payment_type","check_in_at","check_out_at");