ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_differences" DROP CONSTRAINT "ledger_differences_kind_known";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text DEFAULT 'owed' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refunded_before_halalas" integer;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'payment_reversed', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'door_commission_returned', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent', 'balance_held', 'balance_released'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_known" CHECK ("refunds"."cause" IN ('owed', 'surplus', 'reversal'));--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'booking_holds', 'booking_commission', 'booking_paid', 'booking_documents', 'unmatched_captures', 'provider_capture', 'payouts_open', 'payouts_paid'));--> statement-breakpoint
-- By hand: what was refunded because it paid nothing was a surplus; shares of splits that were returned as well.
UPDATE refunds r SET cause = 'surplus' WHERE EXISTS (
  SELECT FROM ledger_transactions t WHERE t.idempotency_key = 'payment_returned:' || r.payment_id
) OR EXISTS (
  SELECT FROM payments p JOIN split_shares s ON s.id = p.share_id JOIN splits w ON w.id = s.split_id
  WHERE p.id = r.payment_id AND w.state = 'returned'
);
--> statement-breakpoint
-- By hand: a refund by bank transfer left our bank and not the provider; the ledger is corrected by another movement.
INSERT INTO ledger_transactions (id, idempotency_key, kind, booking_id, created_at)
SELECT 'rebooked-' || r.id, 'refund_done:rebooked-' || r.id, 'refund_done', p.booking_id, now()
FROM refunds r JOIN payments p ON p.id = r.payment_id
WHERE r.state = 'done' AND r.bank_reference IS NOT NULL AND r.destination = 'card';
--> statement-breakpoint
INSERT INTO ledger_entries (id, transaction_id, account, amount_halalas)
SELECT 'rebooked-' || r.id || '-' || side.account, 'rebooked-' || r.id, side.account, side.sign * r.amount_halalas
FROM refunds r CROSS JOIN (VALUES ('bank_clearing', 1), ('psp_clearing', -1)) AS side (account, sign)
WHERE r.state = 'done' AND r.bank_reference IS NOT NULL AND r.destination = 'card'
ORDER BY side.account;
