ALTER TABLE "balance_adjustments" DROP CONSTRAINT "balance_adjustments_state_known";--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_state_known" CHECK ("balance_adjustments"."state" IN ('proposed', 'approved', 'refused', 'withdrawn'));--> statement-breakpoint
-- By hand: only the admin who proposed withdraws, and decides nothing else.
ALTER TABLE balance_adjustments DROP CONSTRAINT balance_adjustments_second_person;
--> statement-breakpoint
ALTER TABLE balance_adjustments ADD CONSTRAINT balance_adjustments_second_person CHECK (
  proposed_by <> user_id AND (decided_by IS NULL OR decided_by <> user_id)
  AND (NOT needs_second OR decided_by IS NULL OR (decided_by = proposed_by) = (state = 'withdrawn')) AND (needs_second OR state = 'approved')
);
