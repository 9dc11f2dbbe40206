ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'booking_ended', 'dates_changed', 'door_commission', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent'));--> statement-breakpoint
-- By hand: what was paid from a balance returns there by the sweeper, so such a refund may wait as well.
ALTER TABLE refunds DROP CONSTRAINT refunds_to_balance_done;
