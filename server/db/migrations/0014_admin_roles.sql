ALTER TABLE "users" ADD COLUMN "admin_role" text;--> statement-breakpoint
-- By hand: who was an admin before there were roles owns the console.
UPDATE users SET admin_role = 'owner' WHERE role = 'Admin';
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_role_known" CHECK ("users"."admin_role" IN ('owner', 'operations', 'finance', 'content', 'support', 'readOnly'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_role" CHECK ((role = 'Admin') = (admin_role IS NOT NULL));