ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email") WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_id_number" ON "users" USING btree ("id_number") WHERE id_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_birth" ON "users" USING btree ("date_of_birth") WHERE date_of_birth IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE blocked_at IS NOT NULL;