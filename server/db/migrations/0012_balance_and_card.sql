ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_differences" DROP CONSTRAINT "ledger_differences_kind_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "balance_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "balance_deposit_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_payment_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_payment_id_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_holding" ON "payments" USING btree ("booking_id") WHERE state = 'initiated' AND balance_halalas > 0;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_payment_id_unique" UNIQUE("card_payment_id");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent', 'balance_held', 'balance_released'));--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'booking_holds', 'unmatched_captures', 'provider_capture', 'payouts_open', 'payouts_paid'));--> statement-breakpoint
-- From here on by hand: only an attempt by card has a part that a balance pays, and only a payment from a balance belongs to one.
ALTER TABLE payments
  ADD CONSTRAINT payments_balance_part CHECK (
    balance_halalas >= 0 AND balance_deposit_halalas BETWEEN 0 AND balance_halalas
    AND (balance_halalas = 0 OR (provider <> 'balance' AND share_id IS NULL AND amount_halalas > 0))
  ),
  ADD CONSTRAINT payments_beside_card CHECK (card_payment_id IS NULL OR provider = 'balance');
--> statement-breakpoint
-- What is held for an attempt never changes, so what is given back or captured is what was taken.
CREATE FUNCTION payments_hold_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the balance''s part of payment % cannot be changed', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_hold_remains BEFORE UPDATE OF balance_halalas, balance_deposit_halalas, card_payment_id ON payments
  FOR EACH ROW WHEN (
    (NEW.balance_halalas, NEW.balance_deposit_halalas, NEW.card_payment_id)
    IS DISTINCT FROM (OLD.balance_halalas, OLD.balance_deposit_halalas, OLD.card_payment_id)
  ) EXECUTE FUNCTION payments_hold_unchanged();
--> statement-breakpoint
-- Never below zero. It exists from the start, because every posting of a booking locks it first.
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'deposit_held',
    'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments',
    'promotion_cost', 'split_held', 'balance_held') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'vendor_debt', 'adjustments', 'promotion_cost') THEN 0 END,
      CASE WHEN kind IN ('psp_clearing', 'vendor_debt', 'promotion_cost') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
INSERT INTO ledger_accounts (name, floor_halalas) VALUES ('balance_held', 0);
