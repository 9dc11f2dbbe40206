CREATE INDEX "ledger_entries_account_kind" ON "ledger_entries" USING btree (split_part("account", ':', 1),"transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_created" ON "ledger_transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_kind" ON "ledger_transactions" USING btree ("kind","created_at","id");