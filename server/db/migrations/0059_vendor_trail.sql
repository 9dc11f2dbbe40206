CREATE TABLE "vendor_trail" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"api_key" text,
	"act" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_trail" ADD CONSTRAINT "vendor_trail_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_trail" ADD CONSTRAINT "vendor_trail_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_trail_newest" ON "vendor_trail" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_trail_actor" ON "vendor_trail" USING btree ("vendor_id","actor_id","created_at","id");--> statement-breakpoint
CREATE TRIGGER vendor_trail_append_only BEFORE UPDATE OR DELETE ON vendor_trail
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER vendor_trail_not_truncated BEFORE TRUNCATE ON vendor_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
