ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'payment_reversed', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'door_commission_returned', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent', 'balance_held', 'balance_released', 'settlement_received', 'settlement_explained', 'chargeback_opened', 'chargeback_won', 'chargeback_lost', 'reserve_held', 'reserve_released', 'vendor_adjusted', 'debt_written_off'));--> statement-breakpoint
-- guards: what drizzle-kit cannot describe
-- Settlements and refunds after them make clearing and bank of either sign, like what admins give and take. Costs, debts and
-- what is held for chargebacks are never positive; all other accounts are never negative.
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'vendor_reserve',
    'deposit_held', 'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments',
    'promotion_cost', 'split_held', 'balance_held', 'provider_fees', 'input_vat', 'settlement_open', 'chargeback_held',
    'chargeback_loss', 'debt_written_off', 'stay_vat_payable') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'bank_clearing', 'adjustments', 'settlement_open', 'vendor_debt', 'promotion_cost',
        'provider_fees', 'input_vat', 'chargeback_held', 'chargeback_loss', 'debt_written_off') THEN 0 END,
      CASE WHEN kind IN ('vendor_debt', 'promotion_cost', 'provider_fees', 'input_vat', 'chargeback_held', 'chargeback_loss',
        'debt_written_off') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE ledger_accounts SET ceiling_halalas = NULL WHERE name = 'psp_clearing';
--> statement-breakpoint
UPDATE ledger_accounts SET floor_halalas = NULL WHERE name = 'bank_clearing';
