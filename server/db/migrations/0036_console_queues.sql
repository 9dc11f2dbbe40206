DROP INDEX "vendors_waiting";--> statement-breakpoint
DROP INDEX "exception_requests_state";--> statement-breakpoint
CREATE INDEX "exception_requests_created" ON "exception_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_decided" ON "privacy_requests" USING btree ("state","decided_at","id");--> statement-breakpoint
CREATE INDEX "vendors_created" ON "vendors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vendors_state_created" ON "vendors" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "vendors_suspended" ON "vendors" USING btree ("created_at","id") WHERE suspended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vendors_company_name" ON "vendors" USING gin (ar_norm(coalesce(company_name, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_commercial_number" ON "vendors" USING btree ("commercial_number");--> statement-breakpoint
CREATE INDEX "vendors_vat_number" ON "vendors" USING btree ("vat_number");--> statement-breakpoint
CREATE INDEX "exception_requests_state" ON "exception_requests" USING btree ("state","created_at","id");