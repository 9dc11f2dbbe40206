-- Codes live five minutes; those of before belong to no challenge.
DELETE FROM "one_time_codes";--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
DROP INDEX "one_time_codes_alive";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "challenge_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "is_sent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_alive" ON "one_time_codes" USING btree ("phone","challenge_hash") WHERE dead_at IS NULL;