CREATE TABLE "vendor_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "vendor_invitations_role_known" CHECK ("vendor_invitations"."role" IN ('owner', 'manager', 'calendar', 'frontDesk', 'finance')),
	CONSTRAINT "vendor_invitations_state_known" CHECK ("vendor_invitations"."state" IN ('waiting', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "vendor_members" (
	"vendor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_members_vendor_id_user_id_pk" PRIMARY KEY("vendor_id","user_id"),
	CONSTRAINT "vendor_members_role_known" CHECK ("vendor_members"."role" IN ('owner', 'manager', 'calendar', 'frontDesk', 'finance'))
);
--> statement-breakpoint
ALTER TABLE "vendors" DROP CONSTRAINT "vendors_user_id_unique";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_vendor_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_vendor_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "listing_drafts" DROP CONSTRAINT "listing_drafts_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "listings" DROP CONSTRAINT "listings_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "vendors" DROP CONSTRAINT "vendors_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "listing_drafts_owner";--> statement-breakpoint
DROP INDEX "listings_owner";--> statement-breakpoint
DROP INDEX "api_keys_user";--> statement-breakpoint
DROP INDEX "webhook_endpoints_user";--> statement-breakpoint
DROP INDEX "bookings_vendor";--> statement-breakpoint
DROP INDEX "conversations_vendor";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "created_by" text;--> statement-breakpoint
-- The user of a vendor is its owner; everything that named the user names the vendor.
INSERT INTO vendor_members (vendor_id, user_id, role, created_at) SELECT id, user_id, 'owner', created_at FROM vendors;--> statement-breakpoint
UPDATE bookings b SET vendor_id = l.vendor_id FROM listings l WHERE l.id = b.listing_id;--> statement-breakpoint
UPDATE conversations c SET vendor_id = l.vendor_id FROM listings l WHERE l.id = c.listing_id;--> statement-breakpoint
UPDATE listing_drafts d SET vendor_id = v.id FROM vendors v WHERE v.user_id = d.owner_id;--> statement-breakpoint
UPDATE api_keys k SET vendor_id = v.id, created_by = k.user_id FROM vendors v WHERE v.user_id = k.user_id;--> statement-breakpoint
UPDATE webhook_endpoints w SET vendor_id = v.id, created_by = w.user_id FROM vendors v WHERE v.user_id = w.user_id;--> statement-breakpoint
UPDATE uploads u SET vendor_id = v.id FROM vendors v WHERE v.user_id = u.owner_id AND v.state = 'approved' AND u.visibility = 'public';--> statement-breakpoint
UPDATE outbox SET payload = (payload - 'userId') || jsonb_build_object('vendorId', v.id) FROM vendors v WHERE kind = 'webhook' AND v.user_id = payload->>'userId';--> statement-breakpoint
-- Accounts of vendors take the vendor's id; the entries are the same, so the guards of the ledger step aside for this.
ALTER TABLE ledger_entries DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE ledger_accounts DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_ledger_accounts_name_fk;--> statement-breakpoint
UPDATE ledger_accounts a SET name = split_part(a.name, ':', 1) || ':' || v.id FROM vendors v WHERE a.name IN ('vendor_pending:' || v.user_id, 'vendor_available:' || v.user_id, 'vendor_debt:' || v.user_id);--> statement-breakpoint
UPDATE ledger_entries e SET account = split_part(e.account, ':', 1) || ':' || v.id FROM vendors v WHERE e.account IN ('vendor_pending:' || v.user_id, 'vendor_available:' || v.user_id, 'vendor_debt:' || v.user_id);--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_ledger_accounts_name_fk FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "vendor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "vendor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_drafts" ALTER COLUMN "vendor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "vendor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "created_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ALTER COLUMN "vendor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ALTER COLUMN "created_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_invitations" ADD CONSTRAINT "vendor_invitations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_invitations" ADD CONSTRAINT "vendor_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_members" ADD CONSTRAINT "vendor_members_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_members" ADD CONSTRAINT "vendor_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_invitations_waiting" ON "vendor_invitations" USING btree ("vendor_id","phone") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "vendor_invitations_vendor" ON "vendor_invitations" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_invitations_phone" ON "vendor_invitations" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_members_owner" ON "vendor_members" USING btree ("vendor_id") WHERE role = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_members_owned" ON "vendor_members" USING btree ("user_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "vendor_members_user" ON "vendor_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_drafts_vendor" ON "listing_drafts" USING btree ("vendor_id","updated_at");--> statement-breakpoint
CREATE INDEX "sessions_vendor" ON "sessions" USING btree ("vendor_id") WHERE vendor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_vendor" ON "uploads" USING btree ("vendor_id") WHERE vendor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "api_keys_vendor" ON "api_keys" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "api_keys_created_by" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_vendor" ON "webhook_endpoints" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_created_by" ON "webhook_endpoints" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "bookings_vendor" ON "bookings" USING btree ("vendor_id","state","check_in_at");--> statement-breakpoint
CREATE INDEX "conversations_vendor" ON "conversations" USING btree ("vendor_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "vendor_user_id";--> statement-breakpoint
ALTER TABLE "conversations" DROP COLUMN "vendor_user_id";--> statement-breakpoint
ALTER TABLE "listing_drafts" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "api_keys" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "vendors" DROP COLUMN "user_id";