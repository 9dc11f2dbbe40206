CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_check_in" ON "bookings" USING btree ("check_in_at","id");--> statement-breakpoint
CREATE INDEX "bookings_state_created" ON "bookings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_search_text" ON "users" USING gin ((ar_norm(first_name || ' ' || last_name || ' ' || coalesce(display_name, '') || ' ' || coalesce(display_name_ar, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) gin_trgm_ops);