CREATE TABLE "balance_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount_halalas" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"proposed_by" text NOT NULL,
	"decided_by" text,
	"refusal_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "balance_adjustments_state_known" CHECK ("balance_adjustments"."state" IN ('proposed', 'approved', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "adjustment_limit_halalas" integer DEFAULT 50000 NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_adjustments_state" ON "balance_adjustments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "balance_adjustments_user" ON "balance_adjustments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "balance_adjustments_proposed_by" ON "balance_adjustments" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "balance_adjustments_decided_by" ON "balance_adjustments" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'booking_ended', 'dates_changed', 'door_commission', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted'));--> statement-breakpoint
-- From here on by hand: two persons above the limit, one decision, and the account that adjustments are posted against.
ALTER TABLE balance_adjustments ADD CONSTRAINT balance_adjustments_moves CHECK (amount_halalas <> 0);
--> statement-breakpoint
ALTER TABLE balance_adjustments ADD CONSTRAINT balance_adjustments_second_person CHECK (
  proposed_by <> user_id AND (decided_by IS NULL OR decided_by <> user_id)
  AND (NOT needs_second OR decided_by IS NULL OR decided_by <> proposed_by) AND (needs_second OR state = 'approved')
);
--> statement-breakpoint
ALTER TABLE balance_adjustments ADD CONSTRAINT balance_adjustments_decided CHECK (
  (state = 'proposed') = (decided_by IS NULL) AND (state = 'proposed') = (decided_at IS NULL)
  AND (state = 'refused') = (refusal_reason IS NOT NULL)
);
--> statement-breakpoint
CREATE FUNCTION adjustments_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'proposed' OR (NEW.user_id, NEW.amount_halalas, NEW.reason, NEW.needs_second, NEW.proposed_by)
    IS DISTINCT FROM (OLD.user_id, OLD.amount_halalas, OLD.reason, OLD.needs_second, OLD.proposed_by) THEN
    RAISE EXCEPTION 'adjustment % is decided once and otherwise never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER balance_adjustments_once BEFORE UPDATE ON balance_adjustments
  FOR EACH ROW EXECUTE FUNCTION adjustments_decided_once();
--> statement-breakpoint
CREATE TRIGGER balance_adjustments_remain BEFORE DELETE ON balance_adjustments
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What admins give and take is of either sign: it has no bounds.
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'deposit_held',
    'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'adjustments') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'vendor_debt', 'adjustments') THEN 0 END,
      CASE WHEN kind IN ('psp_clearing', 'vendor_debt') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
