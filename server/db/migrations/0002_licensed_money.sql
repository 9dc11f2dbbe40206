CREATE TABLE "bank_statement_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"bank_id" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_halalas" integer NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"settlement_id" text,
	"payout_id" text,
	"payout_batch_id" text,
	"refund_id" text,
	"owner_id" text,
	"reason" text,
	"explained_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statement_lines_state_known" CHECK ("bank_statement_lines"."state" IN ('matched', 'open', 'explained'))
);
--> statement-breakpoint
CREATE TABLE "einvoice_chains" (
	"unit" text PRIMARY KEY NOT NULL,
	"last_counter" integer DEFAULT 0 NOT NULL,
	"last_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "einvoices" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"counter" integer NOT NULL,
	"uuid" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"profile" text NOT NULL,
	"xml" text NOT NULL,
	"qr" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cleared_xml" text,
	"created_at" timestamp with time zone NOT NULL,
	"enqueued_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	CONSTRAINT "einvoices_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "einvoices_profile_known" CHECK ("einvoices"."profile" IN ('simplified', 'standard')),
	CONSTRAINT "einvoices_state_known" CHECK ("einvoices"."state" IN ('pending', 'reported', 'cleared', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "chargebacks" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'opened' NOT NULL,
	"reason" text NOT NULL,
	"amount_halalas" integer NOT NULL,
	"booked_halalas" integer DEFAULT 0 NOT NULL,
	"counted_halalas" integer DEFAULT 0 NOT NULL,
	"evidence_by" timestamp with time zone NOT NULL,
	"evidence_sent_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"carrier" text,
	"decision_reason" text,
	"opened_by" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chargebacks_state_known" CHECK ("chargebacks"."state" IN ('opened', 'evidence_sent', 'won', 'lost', 'accepted')),
	CONSTRAINT "chargebacks_reason_known" CHECK ("chargebacks"."reason" IN ('fraud', 'not_authorised', 'duplicate', 'wrong_amount', 'not_provided', 'not_as_described', 'refund_missing', 'cancelled', 'other')),
	CONSTRAINT "chargebacks_carrier_known" CHECK ("chargebacks"."carrier" IN ('guest', 'vendor', 'diyar'))
);
--> statement-breakpoint
CREATE TABLE "payout_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_by" text,
	"lift_reason" text,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_schedules" (
	"vendor_id" text PRIMARY KEY NOT NULL,
	"schedule" text NOT NULL,
	"weekday" text,
	"next_on" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_schedules_schedule_known" CHECK ("payout_schedules"."schedule" IN ('onRequest', 'weekly', 'daily')),
	CONSTRAINT "payout_schedules_weekday_known" CHECK ("payout_schedules"."weekday" IN ('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'))
);
--> statement-breakpoint
CREATE TABLE "payout_transfers" (
	"payout_id" text PRIMARY KEY NOT NULL,
	"provider_id" text,
	"provider_state" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_transfers_provider_state_known" CHECK ("payout_transfers"."provider_state" IN ('queued', 'initiated', 'paid', 'failed', 'canceled', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "reserve_parts" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"amount_halalas" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reserve_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "reserve_terms_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" text NOT NULL,
	"percent" integer NOT NULL,
	"days" integer NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reserve_terms_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
CREATE TABLE "accounting_periods" (
	"month" text PRIMARY KEY NOT NULL,
	"checksum" text NOT NULL,
	"transactions" integer NOT NULL,
	"documents" integer NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"settlement_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"provider_payment_id" text,
	"payment_id" text,
	"net_halalas" integer NOT NULL,
	"fee_halalas" integer NOT NULL,
	"vat_halalas" integer NOT NULL,
	"transacted_at" timestamp with time zone,
	"owner_id" text,
	"explained_as" text,
	"reason" text,
	"explained_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_lines_kind_known" CHECK ("settlement_lines"."kind" IN ('payment', 'refund', 'chargeback', 'fee', 'penalty', 'transfer_fee', 'adjustment')),
	CONSTRAINT "settlement_lines_state_known" CHECK ("settlement_lines"."state" IN ('matched', 'open', 'explained')),
	CONSTRAINT "settlement_lines_problem_known" CHECK ("settlement_lines"."problem" IN ('unknown_payment', 'other_amount', 'settled_before', 'unknown_refund', 'unknown_kind')),
	CONSTRAINT "settlement_lines_explained_as_known" CHECK ("settlement_lines"."explained_as" IN ('payments', 'fees', 'loss'))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"settlement_id" text NOT NULL,
	"reference" text,
	"source" text NOT NULL,
	"transferred_halalas" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"imported_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_source_known" CHECK ("settlements"."source" IN ('api', 'file'))
);
--> statement-breakpoint
CREATE TABLE "stay_vat_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_type" text,
	"accounted_by" text NOT NULL,
	"holds_from" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "stay_vat_rules_listing_type_known" CHECK ("stay_vat_rules"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms')),
	CONSTRAINT "stay_vat_rules_accounted_by_known" CHECK ("stay_vat_rules"."accounted_by" IN ('nobody', 'diyar'))
);
--> statement-breakpoint
CREATE TABLE "vat_return_items" (
	"source_id" text PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"box" text NOT NULL,
	"number" text NOT NULL,
	"booking_id" text,
	"booking_code" text,
	"issued_on" date NOT NULL,
	"net_halalas" integer NOT NULL,
	"vat_halalas" integer NOT NULL,
	"is_correction" boolean NOT NULL,
	CONSTRAINT "vat_return_items_box_known" CHECK ("vat_return_items"."box" IN ('commission', 'deemedStays', 'commissionCredits', 'stayCredits', 'providerFees'))
);
--> statement-breakpoint
CREATE TABLE "vat_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"period" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reference" text NOT NULL,
	"figures" jsonb NOT NULL,
	"due_halalas" bigint NOT NULL,
	"posted_halalas" bigint NOT NULL,
	"filed_by" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vat_returns_period_unique" UNIQUE("period")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_decline_reason_known";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_known";--> statement-breakpoint
ALTER TABLE "ledger_differences" DROP CONSTRAINT "ledger_differences_kind_known";--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP CONSTRAINT "sandbox_payments_method_known";--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP CONSTRAINT "sandbox_payments_decline_reason_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "timer_runs" DROP CONSTRAINT "timer_runs_timer_known";--> statement-breakpoint
ALTER TABLE "balance_adjustments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "stay_vat" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD COLUMN "subject" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "way" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_by_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_borne" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "chargeback_id" text;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "channel" text DEFAULT 'bank-file' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "settled_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "settled_refunds_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "vat_state" text DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "vat_refusal_reason" text;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_payout_batch_id_payout_batches_id_fk" FOREIGN KEY ("payout_batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einvoices" ADD CONSTRAINT "einvoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einvoices" ADD CONSTRAINT "einvoices_unit_einvoice_chains_unit_fk" FOREIGN KEY ("unit") REFERENCES "public"."einvoice_chains"("unit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_schedules" ADD CONSTRAINT "payout_schedules_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_parts" ADD CONSTRAINT "reserve_parts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_parts" ADD CONSTRAINT "reserve_parts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_terms" ADD CONSTRAINT "reserve_terms_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_terms" ADD CONSTRAINT "reserve_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_periods" ADD CONSTRAINT "accounting_periods_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_vat_rules" ADD CONSTRAINT "stay_vat_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_return_items" ADD CONSTRAINT "vat_return_items_return_id_vat_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."vat_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_returns" ADD CONSTRAINT "vat_returns_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_lines_once" ON "bank_statement_lines" USING btree ("account","bank_id");--> statement-breakpoint
CREATE INDEX "bank_statement_lines_state" ON "bank_statement_lines" USING btree ("state","booked_on");--> statement-breakpoint
CREATE INDEX "bank_statement_lines_booked" ON "bank_statement_lines" USING btree ("booked_on");--> statement-breakpoint
CREATE INDEX "bank_statement_lines_owner" ON "bank_statement_lines" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_lines_settlement" ON "bank_statement_lines" USING btree ("settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_lines_batch" ON "bank_statement_lines" USING btree ("payout_batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_lines_refund" ON "bank_statement_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_lines_payout" ON "bank_statement_lines" USING btree ("payout_id",(amount_halalas > 0));--> statement-breakpoint
CREATE UNIQUE INDEX "einvoices_counter" ON "einvoices" USING btree ("unit","counter");--> statement-breakpoint
CREATE INDEX "einvoices_state" ON "einvoices" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chargebacks_reference" ON "chargebacks" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "chargebacks_payment" ON "chargebacks" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "chargebacks_booking" ON "chargebacks" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "chargebacks_state" ON "chargebacks" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_holds_open" ON "payout_holds" USING btree ("vendor_id") WHERE lifted_at IS NULL;--> statement-breakpoint
CREATE INDEX "payout_holds_vendor" ON "payout_holds" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_holds_created_by" ON "payout_holds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payout_holds_lifted_by" ON "payout_holds" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "payout_schedules_next" ON "payout_schedules" USING btree ("next_on");--> statement-breakpoint
CREATE INDEX "payout_transfers_due" ON "payout_transfers" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "reserve_parts_vendor" ON "reserve_parts" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "reserve_parts_due" ON "reserve_parts" USING btree ("due_at") WHERE released_at IS NULL;--> statement-breakpoint
CREATE INDEX "reserve_terms_vendor" ON "reserve_terms" USING btree ("vendor_id","sequence");--> statement-breakpoint
CREATE INDEX "reserve_terms_created_by" ON "reserve_terms" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "accounting_periods_closer" ON "accounting_periods" USING btree ("closed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_position" ON "settlement_lines" USING btree ("settlement_id","position");--> statement-breakpoint
CREATE INDEX "settlement_lines_state" ON "settlement_lines" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "settlement_lines_created" ON "settlement_lines" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "settlement_lines_payment" ON "settlement_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_provider_payment" ON "settlement_lines" USING btree ("provider_payment_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_owner" ON "settlement_lines" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_settled" ON "settlement_lines" USING btree ("provider_payment_id") WHERE kind = 'payment' AND state = 'matched';--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_once" ON "settlements" USING btree ("provider","settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_settled" ON "settlements" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "settlements_reference" ON "settlements" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "settlements_importer" ON "settlements" USING btree ("imported_by");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_vat_rules_day" ON "stay_vat_rules" USING btree ("holds_from",coalesce(listing_type, '')) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "stay_vat_rules_created_by" ON "stay_vat_rules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "vat_return_items_return" ON "vat_return_items" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "vat_returns_filed_by" ON "vat_returns" USING btree ("filed_by");--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_chargeback_id_chargebacks_id_fk" FOREIGN KEY ("chargeback_id") REFERENCES "public"."chargebacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_adjustments_vendor" ON "balance_adjustments" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_adjustments_open_write_off" ON "balance_adjustments" USING btree ("vendor_id") WHERE subject = 'debt' AND state = 'proposed';--> statement-breakpoint
CREATE INDEX "refunds_chargeback" ON "refunds" USING btree ("chargeback_id") WHERE chargeback_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payout_batches_approver" ON "payout_batches" USING btree ("approved_by");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_stay_vat_known" CHECK ("bookings"."stay_vat" IN ('vendor', 'nobody', 'diyar'));--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_subject_known" CHECK ("balance_adjustments"."subject" IN ('user', 'vendor', 'debt'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'payment_reversed', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'door_commission_returned', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent', 'balance_held', 'balance_released', 'settlement_received', 'settlement_explained', 'chargeback_opened', 'chargeback_won', 'chargeback_lost', 'reserve_held', 'reserve_released', 'vendor_adjusted', 'debt_written_off'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_way_known" CHECK ("payments"."way" IN ('card', 'applepay', 'stcpay', 'samsungpay'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_known" CHECK ("payments"."method" IN ('mada', 'visa', 'mastercard', 'applepay', 'stcpay', 'samsungpay'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decline_reason_known" CHECK ("payments"."decline_reason" IN ('funds', 'expired', 'unconfirmed', 'code', 'wallet', 'limit', 'too_soon', 'other'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_known" CHECK ("refunds"."cause" IN ('owed', 'surplus', 'reversal', 'chargeback'));--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_channel_known" CHECK ("payout_batches"."channel" IN ('bank-file', 'moyasar'));--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'booking_holds', 'chargebacks_open', 'booking_commission', 'booking_paid', 'booking_documents', 'booking_stay_vat', 'unmatched_captures', 'provider_capture', 'payouts_open', 'payouts_paid', 'settlement_lines_open', 'payment_settled', 'refunds_settled', 'settlement_at_bank'));--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_method_known" CHECK ("sandbox_payments"."method" IN ('mada', 'visa', 'mastercard', 'applepay', 'stcpay', 'samsungpay'));--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_decline_reason_known" CHECK ("sandbox_payments"."decline_reason" IN ('funds', 'expired', 'unconfirmed', 'code', 'wallet', 'limit', 'too_soon', 'other'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_new_dates_held', 'Booking_new_dates_expired', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Chargeback_opened', 'Chargeback_won', 'Chargeback_lost_owed_again', 'Chargeback_lost_by_vendor', 'Chargeback_lost_by_diyar', 'Chargeback_evidence_due', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Shared_booking_ended', 'Share_returned', 'Share_refund_failed', 'Booking_arrival_question', 'Booking_complaint_granted', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Vendor_suspended_by_admin', 'Vendor_restored_by_admin', 'Vendor_paper_ends_soon', 'Vat_number_checked', 'Vat_number_refused', 'Licence_ends_soon', 'Privacy_request_done', 'Privacy_request_refused', 'Calendar_conflict', 'Calendar_addresses_renewed', 'Bank_account_changed', 'Phone_change_asked', 'Phone_changed', 'Phone_change_dropped', 'Member_invited', 'Member_joined', 'Member_left', 'Member_removed', 'Member_role_changed', 'Ownership_transferred', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Payout_scheduled', 'Payouts_stopped', 'Payouts_resumed', 'Reserve_set', 'Reserve_ended', 'Vendor_money_added', 'Vendor_money_taken', 'Debt_written_off', 'Webhook_disabled', 'Einvoice_refused', 'Einvoices_overdue', 'Settlement_unmatched', 'Settlement_refused', 'Bank_unmatched', 'Ledger_difference'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('notification', 'sms', 'mail', 'push', 'contact', 'contactAnswer', 'booking', 'message', 'missedSms', 'missedMail', 'invitation', 'sandboxWebhook', 'settlement', 'cancelBooking', 'webhook', 'einvoice'));--> statement-breakpoint
ALTER TABLE "timer_runs" ADD CONSTRAINT "timer_runs_timer_known" CHECK ("timer_runs"."timer" IN ('bookings', 'splits', 'reminders', 'money', 'claims', 'reserves', 'scheduledPayouts', 'transfers', 'payments', 'reservedBalances', 'refunds', 'unmatched', 'reconciliation', 'einvoices', 'reviews', 'calendars', 'licences', 'papers', 'unread', 'responseTimes', 'codes', 'phoneChanges', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages', 'figures', 'views', 'vitals'));--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_vat_state_known" CHECK ("vendors"."vat_state" IN ('unchecked', 'checked', 'refused'));--> statement-breakpoint
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
      CASE WHEN kind IN ('vendor_debt', 'promotion_cost', 'chargeback_held', 'chargeback_loss', 'debt_written_off') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE ledger_accounts SET ceiling_halalas = NULL WHERE name = 'psp_clearing';
--> statement-breakpoint
UPDATE ledger_accounts SET floor_halalas = NULL WHERE name = 'bank_clearing';

--> statement-breakpoint
-- What was booked with VAT in its price was sold by a registered vendor.
UPDATE bookings SET stay_vat = 'vendor' WHERE snapshot ->> 'vatHalalas' IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER bookings_rates_immutable ON bookings;
--> statement-breakpoint
CREATE TRIGGER bookings_rates_immutable BEFORE UPDATE OF commission_percent, vat_percent, stay_vat ON bookings
  FOR EACH ROW WHEN (
    OLD.commission_percent <> NEW.commission_percent OR OLD.vat_percent <> NEW.vat_percent OR OLD.stay_vat <> NEW.stay_vat
  )
  EXECUTE FUNCTION booking_rates_unchanged();
--> statement-breakpoint
-- Numbers that were used before anybody checked them go on.
UPDATE vendors SET vat_state = 'checked' WHERE vat_number IS NOT NULL;
--> statement-breakpoint
ALTER TABLE vendors ADD CONSTRAINT vendors_vat_check_sane CHECK (
  (vat_state = 'refused') = (vat_refusal_reason IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE stay_vat_rules ADD CONSTRAINT stay_vat_rules_ahead CHECK (
  holds_from > (created_at AT TIME ZONE 'Asia/Riyadh')::date
  AND (withdrawn_at IS NULL OR holds_from > (withdrawn_at AT TIME ZONE 'Asia/Riyadh')::date)
);
--> statement-breakpoint
CREATE TRIGGER stay_vat_rules_immutable BEFORE UPDATE ON stay_vat_rules
  FOR EACH ROW EXECUTE FUNCTION rates_unchanged();
--> statement-breakpoint
CREATE TRIGGER stay_vat_rules_never_deleted BEFORE DELETE ON stay_vat_rules
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An adjustment is of one owner; a write-off is of a whole debt and always needs another admin.
ALTER TABLE balance_adjustments ADD CONSTRAINT balance_adjustments_owner CHECK (
  (subject = 'user') = (user_id IS NOT NULL) AND (subject <> 'user') = (vendor_id IS NOT NULL)
  AND (subject <> 'debt' OR (needs_second AND amount_halalas > 0))
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION adjustments_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'proposed'
    OR (NEW.subject, NEW.user_id, NEW.vendor_id, NEW.amount_halalas, NEW.reason, NEW.needs_second, NEW.proposed_by)
    IS DISTINCT FROM
      (OLD.subject, OLD.user_id, OLD.vendor_id, OLD.amount_halalas, OLD.reason, OLD.needs_second, OLD.proposed_by) THEN
    RAISE EXCEPTION 'adjustment % is decided once and otherwise never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A bank file of before this rule was approved by nobody, and stays as it was sent.
ALTER TABLE payout_batches
  ADD CONSTRAINT payout_batches_second_person CHECK (
    (approved_by IS NULL) = (approved_at IS NULL) AND (approved_by IS NULL OR approved_by <> created_by)
  ),
  ADD CONSTRAINT payout_batches_sent_approved CHECK (sent_at IS NULL OR approved_at IS NOT NULL) NOT VALID;
--> statement-breakpoint
CREATE FUNCTION payout_batches_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'approved_by' - 'approved_at' - 'sent_at' IS DISTINCT FROM
    to_jsonb(OLD) - 'approved_by' - 'approved_at' - 'sent_at'
    OR (OLD.approved_at IS NOT NULL AND (NEW.approved_by, NEW.approved_at) IS DISTINCT FROM (OLD.approved_by, OLD.approved_at))
    OR (OLD.sent_at IS NOT NULL AND NEW.sent_at IS DISTINCT FROM OLD.sent_at) THEN
    RAISE EXCEPTION 'bank file % is approved and sent once and otherwise never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_batches_immutable BEFORE UPDATE ON payout_batches
  FOR EACH ROW EXECUTE FUNCTION payout_batches_unchanged();
--> statement-breakpoint
ALTER TABLE payout_schedules ADD CONSTRAINT payout_schedules_days CHECK (
  (schedule = 'weekly') = (weekday IS NOT NULL) AND (schedule = 'onRequest') = (next_on IS NULL)
);
--> statement-breakpoint
ALTER TABLE payout_holds ADD CONSTRAINT payout_holds_lifted CHECK (
  (lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lift_reason IS NULL)
);
--> statement-breakpoint
CREATE FUNCTION payout_holds_lifted_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.lifted_at IS NOT NULL OR (NEW.id, NEW.vendor_id, NEW.reason, NEW.created_by, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.vendor_id, OLD.reason, OLD.created_by, OLD.created_at) THEN
    RAISE EXCEPTION 'hold % is lifted once and otherwise never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_holds_once BEFORE UPDATE ON payout_holds
  FOR EACH ROW EXECUTE FUNCTION payout_holds_lifted_once();
--> statement-breakpoint
CREATE TRIGGER payout_holds_remain BEFORE DELETE ON payout_holds
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE reserve_terms ADD CONSTRAINT reserve_terms_bounds CHECK (percent BETWEEN 0 AND 50 AND days BETWEEN 1 AND 180);
--> statement-breakpoint
CREATE TRIGGER reserve_terms_append_only BEFORE UPDATE OR DELETE ON reserve_terms
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE reserve_parts ADD CONSTRAINT reserve_parts_positive CHECK (amount_halalas > 0);
--> statement-breakpoint
CREATE FUNCTION reserve_parts_released_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.released_at IS NOT NULL OR to_jsonb(NEW) - 'released_at' IS DISTINCT FROM to_jsonb(OLD) - 'released_at' THEN
    RAISE EXCEPTION 'the reserve of booking % is released once and otherwise never changes', OLD.booking_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reserve_parts_once BEFORE UPDATE ON reserve_parts
  FOR EACH ROW EXECUTE FUNCTION reserve_parts_released_once();
--> statement-breakpoint
CREATE TRIGGER reserve_parts_remain BEFORE DELETE ON reserve_parts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The chain of a signing unit has no gap, and each link names the hash of the one before it, whatever writes them.
CREATE FUNCTION einvoices_chained() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE chain einvoice_chains%ROWTYPE;
BEGIN
  SELECT * INTO chain FROM einvoice_chains WHERE unit = NEW.unit;
  IF NEW.counter <> chain.last_counter + 1 OR NEW.previous_hash <> chain.last_hash THEN
    RAISE EXCEPTION 'electronic invoice % of % does not follow the one before it', NEW.counter, NEW.unit;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER einvoices_follow BEFORE INSERT ON einvoices
  FOR EACH ROW EXECUTE FUNCTION einvoices_chained();
--> statement-breakpoint
-- What was signed never changes; what ZATCA decided is final, but for a refusal that an admin sends again.
CREATE FUNCTION einvoices_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE open text[] := ARRAY['state', 'findings', 'answered_at', 'enqueued_at', 'overdue_at'];
BEGIN
  IF NEW.profile = 'standard' AND NEW.state = 'cleared' AND OLD.state = 'pending' THEN
    open := open || ARRAY['cleared_xml', 'qr'];
  END IF;
  IF to_jsonb(NEW) - open <> to_jsonb(OLD) - open THEN
    RAISE EXCEPTION 'electronic invoice % was signed and never changes', OLD.invoice_id;
  END IF;
  IF NEW.state <> OLD.state AND OLD.state <> 'pending' AND NOT (OLD.state = 'refused' AND NEW.state = 'pending') THEN
    RAISE EXCEPTION 'electronic invoice % is % for good', OLD.invoice_id, OLD.state;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER einvoices_immutable BEFORE UPDATE ON einvoices
  FOR EACH ROW EXECUTE FUNCTION einvoices_unchanged();
--> statement-breakpoint
CREATE TRIGGER einvoices_never_deleted BEFORE DELETE ON einvoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A chain only moves on, by its next link.
CREATE FUNCTION einvoice_chain_moves_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.unit <> OLD.unit OR NEW.last_counter <> OLD.last_counter + 1 OR NOT EXISTS (
    SELECT 1 FROM einvoices WHERE unit = NEW.unit AND counter = NEW.last_counter AND hash = NEW.last_hash
  ) THEN
    RAISE EXCEPTION 'the chain of % moves on by its next electronic invoice', OLD.unit;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER einvoice_chains_move_on BEFORE UPDATE ON einvoice_chains
  FOR EACH ROW EXECUTE FUNCTION einvoice_chain_moves_on();
--> statement-breakpoint
ALTER TABLE vat_returns
  ADD CONSTRAINT vat_returns_apart EXCLUDE USING gist (daterange(from_day, to_day) WITH &&),
  ADD CONSTRAINT vat_returns_over CHECK (to_day > from_day AND to_day <= (filed_at AT TIME ZONE 'Asia/Riyadh')::date);
--> statement-breakpoint
CREATE TRIGGER vat_returns_immutable BEFORE UPDATE OR DELETE ON vat_returns
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER vat_return_items_immutable BEFORE UPDATE OR DELETE ON vat_return_items
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What finance bore of payments that went back at the provider: no document corrects it.
UPDATE refunds r SET is_borne = true WHERE r.cause = 'reversal' AND EXISTS (
  SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = 'payment_reversed:' || r.id AND e.account = 'adjustments'
);
--> statement-breakpoint
UPDATE refunds SET is_by_provider = true WHERE cause = 'reversal' OR last_problem = 'returned at the provider without us';
--> statement-breakpoint
ALTER TABLE chargebacks
  ADD CONSTRAINT chargebacks_bounds CHECK (
    amount_halalas > 0 AND booked_halalas BETWEEN 0 AND amount_halalas AND counted_halalas BETWEEN 0 AND amount_halalas
  ),
  ADD CONSTRAINT chargebacks_decided CHECK (
    (state IN ('opened', 'evidence_sent')) = (decided_at IS NULL) AND (state IN ('lost', 'accepted')) = (carrier IS NOT NULL)
  );
--> statement-breakpoint
-- Chargebacks of a payment that were not won take no more than was captured.
CREATE FUNCTION chargeback_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE captured integer;
BEGIN
  SELECT amount_halalas INTO captured FROM payments
    WHERE id = NEW.payment_id AND booking_id = NEW.booking_id AND state = 'paid' FOR NO KEY UPDATE;
  IF captured IS NULL OR NEW.amount_halalas + coalesce((
    SELECT sum(amount_halalas) FROM chargebacks WHERE payment_id = NEW.payment_id AND id <> NEW.id AND state <> 'won'
  ), 0) > captured THEN
    RAISE EXCEPTION 'chargebacks of payment % would exceed what was captured', NEW.payment_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER chargebacks_bounded BEFORE INSERT ON chargebacks
  FOR EACH ROW EXECUTE FUNCTION chargeback_within_payment();
--> statement-breakpoint
CREATE FUNCTION refuse_chargeback_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.payment_id, NEW.booking_id, NEW.provider, NEW.reference, NEW.amount_halalas, NEW.created_at)
      IS DISTINCT FROM (OLD.payment_id, OLD.booking_id, OLD.provider, OLD.reference, OLD.amount_halalas, OLD.created_at)
    OR (OLD.decided_at IS NOT NULL AND (NEW.state, NEW.carrier, NEW.booked_halalas, NEW.decided_at)
      IS DISTINCT FROM (OLD.state, OLD.carrier, OLD.booked_halalas, OLD.decided_at)) THEN
    RAISE EXCEPTION 'chargeback % is decided once and never changes otherwise', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER chargebacks_remain BEFORE UPDATE ON chargebacks
  FOR EACH ROW EXECUTE FUNCTION refuse_chargeback_change();
--> statement-breakpoint
CREATE TRIGGER chargebacks_never_deleted BEFORE DELETE ON chargebacks
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A settlement stays as it was imported. Of a line only what an admin decides changes, and nothing after that.
CREATE FUNCTION keep_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a settlement is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER settlements_kept BEFORE UPDATE OR DELETE ON settlements FOR EACH ROW EXECUTE FUNCTION keep_settlement();
--> statement-breakpoint
CREATE FUNCTION keep_settlement_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'open' OR
    (OLD.settlement_id, OLD.position, OLD.kind, OLD.net_halalas, OLD.fee_halalas, OLD.vat_halalas, OLD.provider_payment_id)
    IS DISTINCT FROM
    (NEW.settlement_id, NEW.position, NEW.kind, NEW.net_halalas, NEW.fee_halalas, NEW.vat_halalas, NEW.provider_payment_id)
  THEN
    RAISE EXCEPTION 'a line of a settlement is never changed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER settlement_lines_kept BEFORE UPDATE OR DELETE ON settlement_lines
  FOR EACH ROW EXECUTE FUNCTION keep_settlement_line();
--> statement-breakpoint
-- What the bank said of a line never changes, and nothing of it once it is matched or explained.
CREATE FUNCTION keep_bank_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'open' OR
    (OLD.account, OLD.bank_id, OLD.booked_on, OLD.amount_halalas, OLD.text)
    IS DISTINCT FROM (NEW.account, NEW.bank_id, NEW.booked_on, NEW.amount_halalas, NEW.text)
  THEN
    RAISE EXCEPTION 'a line of the statement is never changed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_statement_lines_kept BEFORE UPDATE OR DELETE ON bank_statement_lines
  FOR EACH ROW EXECUTE FUNCTION keep_bank_line();
--> statement-breakpoint
-- A closed month takes nothing any more, and stays closed.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE at timestamptz := (to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz;
BEGIN
  IF EXISTS (SELECT FROM accounting_periods WHERE month = to_char(at AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM')) THEN
    RAISE EXCEPTION 'the month of % is closed', at;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_open_month BEFORE INSERT ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month('created_at');
--> statement-breakpoint
CREATE TRIGGER invoices_open_month BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month('issued_at');
--> statement-breakpoint
CREATE TRIGGER accounting_periods_kept BEFORE UPDATE OR DELETE ON accounting_periods
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
