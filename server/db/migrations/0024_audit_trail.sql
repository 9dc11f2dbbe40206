-- Lines from before get their subject in two columns; the append-only trigger steps aside for it.
DROP TRIGGER audit_trail_append_only ON audit_trail;
--> statement-breakpoint
DROP INDEX "audit_trail_subject";
--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "actor_role" text;
--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "subject_kind" text;
--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "subject_id" text;
--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "before" jsonb;
--> statement-breakpoint
ALTER TABLE "audit_trail" RENAME COLUMN "detail" TO "after";
--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "request_id" text;
--> statement-breakpoint
UPDATE audit_trail SET
  action = regexp_replace(action, '^service_', 'listing_'),
  before = after->'before',
  after = coalesce(after->'after', after),
  subject_id = coalesce(nullif(split_part(subject, '/', 2), ''), subject),
  subject_kind = CASE split_part(subject, '/', 1)
    WHEN 'cities' THEN CASE WHEN strpos(subject, '/') > 0 THEN 'city' ELSE 'order' END
    WHEN 'services' THEN 'listing'
    WHEN 'pages' THEN 'content_page'
    WHEN 'contact' THEN 'contact_message'
    WHEN 'payout_batches' THEN 'payout_batch'
    ELSE regexp_replace(split_part(subject, '/', 1), 's$', '')
  END;
--> statement-breakpoint
ALTER TABLE "audit_trail" ALTER COLUMN "subject_kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "audit_trail" ALTER COLUMN "subject_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "audit_trail" DROP COLUMN "subject";
--> statement-breakpoint
CREATE INDEX "audit_trail_newest" ON "audit_trail" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_trail_action" ON "audit_trail" USING btree ("action","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_trail_kind" ON "audit_trail" USING btree ("subject_kind","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_trail_subject" ON "audit_trail" USING btree ("subject_id","created_at","id");
--> statement-breakpoint
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR DELETE ON audit_trail
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_trail_not_truncated BEFORE TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_not_truncated BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_not_truncated BEFORE TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
