ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_differences" DROP CONSTRAINT "ledger_differences_kind_known";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" IN ('receipt', 'tax_invoice', 'credit_note', 'deposit_receipt', 'commission_invoice'));--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'booking_holds', 'booking_commission', 'unmatched_captures', 'provider_capture', 'payouts_open', 'payouts_paid'));--> statement-breakpoint
-- By hand: documents that are issued already get their seller as it is printed, the third of their facts, and in their series.
ALTER TABLE invoices DISABLE TRIGGER invoices_immutable;
--> statement-breakpoint
UPDATE invoices SET printed = jsonb_set(printed, '{seller}', jsonb_build_object(
  'name', printed #> '{facts,2,value}',
  'vatNumber', nullif(split_part(series, '-', 2), '')
));
--> statement-breakpoint
ALTER TABLE invoices ENABLE TRIGGER invoices_immutable;
