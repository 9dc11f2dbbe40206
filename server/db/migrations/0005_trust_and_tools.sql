CREATE TABLE "booking_agreements" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"version" integer NOT NULL,
	"printed" jsonb NOT NULL,
	"guest_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_agreements_version" CHECK ("booking_agreements"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "booking_series" (
	"id" text PRIMARY KEY NOT NULL,
	"guest_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cohort_months" (
	"side" text NOT NULL,
	"month" text NOT NULL,
	"later" integer NOT NULL,
	"members" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cohort_months_side_month_later_pk" PRIMARY KEY("side","month","later"),
	CONSTRAINT "cohort_months_side_known" CHECK ("cohort_months"."side" IN ('guests', 'vendors'))
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"day" date PRIMARY KEY NOT NULL,
	"is_due" boolean NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"computed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market_days" (
	"day" date NOT NULL,
	"city_id" text NOT NULL,
	"listing_type" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"dates" integer DEFAULT 0 NOT NULL,
	"checkouts" integer DEFAULT 0 NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"stayed" integer DEFAULT 0 NOT NULL,
	"cancelled_by_guest" integer DEFAULT 0 NOT NULL,
	"cancelled_by_vendor" integer DEFAULT 0 NOT NULL,
	"cancelled_by_admin" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"within_hour" integer DEFAULT 0 NOT NULL,
	"within_six_hours" integer DEFAULT 0 NOT NULL,
	"answered_later" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"gross_halalas" bigint DEFAULT 0 NOT NULL,
	"commission_halalas" bigint DEFAULT 0 NOT NULL,
	"promotion_halalas" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "market_days_day_city_id_listing_type_pk" PRIMARY KEY("day","city_id","listing_type"),
	CONSTRAINT "market_days_listing_type_known" CHECK ("market_days"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms', 'any'))
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date NOT NULL,
	"city_id" text NOT NULL,
	"listing_type" text NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_days_day_city_id_listing_type_pk" PRIMARY KEY("day","city_id","listing_type"),
	CONSTRAINT "search_days_listing_type_known" CHECK ("search_days"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms', 'any'))
);
--> statement-breakpoint
CREATE TABLE "search_nights" (
	"night" date NOT NULL,
	"city_id" text NOT NULL,
	"listing_type" text NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_nights_night_city_id_listing_type_pk" PRIMARY KEY("night","city_id","listing_type"),
	CONSTRAINT "search_nights_listing_type_known" CHECK ("search_nights"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms', 'any'))
);
--> statement-breakpoint
CREATE TABLE "supply_nights" (
	"night" date NOT NULL,
	"city_id" text NOT NULL,
	"listing_type" text NOT NULL,
	"units" integer NOT NULL,
	"free" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supply_nights_night_city_id_listing_type_pk" PRIMARY KEY("night","city_id","listing_type"),
	CONSTRAINT "supply_nights_listing_type_known" CHECK ("supply_nights"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms', 'any'))
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"text" text NOT NULL,
	"text_ar" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "incidents_state_known" CHECK ("incidents"."state" IN ('open', 'watched', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "rehearsed_restores" (
	"started_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"duration_ms" integer NOT NULL,
	"copy_taken_at" timestamp with time zone,
	"newest_at" timestamp with time zone,
	"bookings" integer,
	"ledger_entries" integer,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "service_levels" (
	"at" timestamp with time zone NOT NULL,
	"journey" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"slow" integer NOT NULL,
	CONSTRAINT "service_levels_at_journey_pk" PRIMARY KEY("at","journey"),
	CONSTRAINT "service_levels_journey_known" CHECK ("service_levels"."journey" IN ('search', 'listing', 'booking', 'payment', 'signIn', 'messages'))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_state_known" CHECK ("appointments"."state" IN ('booked', 'cancelled')),
	CONSTRAINT "appointments_span" CHECK ("appointments"."starts_at" < "appointments"."ends_at"),
	CONSTRAINT "appointments_place" CHECK ("appointments"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "arrival_guides" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"entry_way" text NOT NULL,
	"entry_time" text NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_guides_entry_way_known" CHECK ("arrival_guides"."entry_way" IN ('metByHost', 'reception', 'doorCode', 'keyBox')),
	CONSTRAINT "arrival_guides_entry_time_known" CHECK ("arrival_guides"."entry_time" IN ('checkIn', 'checkInDay', 'dayBefore', 'twoDaysBefore'))
);
--> statement-breakpoint
CREATE TABLE "list_votes" (
	"owner_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"voter_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_votes_owner_id_listing_id_voter_id_pk" PRIMARY KEY("owner_id","listing_id","voter_id")
);
--> statement-breakpoint
CREATE TABLE "no_show_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"after_hours" integer NOT NULL,
	"charged_percent" numeric(5, 2) NOT NULL,
	"holds_from" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share_passes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"split_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "admin_hidden_columns" (
	"user_id" text NOT NULL,
	"table_name" text NOT NULL,
	"hidden" text[] NOT NULL,
	"column_order" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "admin_hidden_columns_user_id_table_name_pk" PRIMARY KEY("user_id","table_name")
);
--> statement-breakpoint
CREATE TABLE "admin_role_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"from_role_id" text,
	"to_role" text NOT NULL,
	"custom_role_id" text,
	"name" text,
	"rights" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"decided_by" text,
	"refusal_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "admin_role_proposals_to_role_known" CHECK ("admin_role_proposals"."to_role" IN ('owner', 'operations', 'finance', 'content', 'support', 'readOnly', 'custom')),
	CONSTRAINT "admin_role_proposals_state_known" CHECK ("admin_role_proposals"."state" IN ('proposed', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "payer_phones" (
	"user_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payer_phones_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "booking_events" DROP CONSTRAINT "booking_events_event_known";--> statement-breakpoint
ALTER TABLE "timer_runs" DROP CONSTRAINT "timer_runs_timer_known";--> statement-breakpoint
ALTER TABLE "balance_adjustments" DROP CONSTRAINT "balance_adjustments_subject_known";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_admin_role_known";--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "offer_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_id" text;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "old_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "refund_limit_owner_halalas" integer DEFAULT 500000 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "refund_limit_finance_halalas" integer DEFAULT 200000 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "refund_limit_custom_halalas" integer DEFAULT 20000 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "offer_request" jsonb;--> statement-breakpoint
ALTER TABLE "private_offers" ADD COLUMN "items" jsonb;--> statement-breakpoint
ALTER TABLE "private_offers" ADD COLUMN "holds_dates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "private_offers" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private_offers" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD COLUMN "is_voting_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD COLUMN "votes_notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD COLUMN "votes_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "visiting_hours" jsonb;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "splits" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "custom_role_id" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "proposed_name" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "name_proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "name_refusal_reason" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "answer_percent" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "owner_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_agreements" ADD CONSTRAINT "booking_agreements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_series" ADD CONSTRAINT "booking_series_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_series" ADD CONSTRAINT "booking_series_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_guides" ADD CONSTRAINT "arrival_guides_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_votes" ADD CONSTRAINT "list_votes_owner_id_shared_lists_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."shared_lists"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_votes" ADD CONSTRAINT "list_votes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_votes" ADD CONSTRAINT "list_votes_voter_id_users_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show_rules" ADD CONSTRAINT "no_show_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_passes" ADD CONSTRAINT "share_passes_split_id_splits_id_fk" FOREIGN KEY ("split_id") REFERENCES "public"."splits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_passes" ADD CONSTRAINT "share_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_hidden_columns" ADD CONSTRAINT "admin_hidden_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_role_proposals" ADD CONSTRAINT "admin_role_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_role_proposals" ADD CONSTRAINT "admin_role_proposals_custom_role_id_admin_roles_id_fk" FOREIGN KEY ("custom_role_id") REFERENCES "public"."admin_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_role_proposals" ADD CONSTRAINT "admin_role_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_role_proposals" ADD CONSTRAINT "admin_role_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_phones" ADD CONSTRAINT "payer_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_agreements_booking" ON "booking_agreements" USING btree ("booking_id","version");--> statement-breakpoint
CREATE INDEX "booking_series_guest" ON "booking_series" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "booking_series_listing" ON "booking_series" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "figure_days_marked" ON "figure_days" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "supply_nights_computed" ON "supply_nights" USING btree ("computed_at");--> statement-breakpoint
CREATE INDEX "incidents_started" ON "incidents" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "appointments_listing" ON "appointments" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_guest" ON "appointments" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_reminders" ON "appointments" USING btree ("starts_at") WHERE state = 'booked' AND reminded_at IS NULL;--> statement-breakpoint
CREATE INDEX "list_votes_listing" ON "list_votes" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "list_votes_voter" ON "list_votes" USING btree ("voter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "no_show_rules_day" ON "no_show_rules" USING btree ("holds_from") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "no_show_rules_created_by" ON "no_show_rules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "share_passes_split" ON "share_passes" USING btree ("split_id");--> statement-breakpoint
CREATE INDEX "share_passes_user" ON "share_passes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_passes_expires" ON "share_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_roles_name" ON "admin_roles" USING btree (lower("name")) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_role_proposals_open_user" ON "admin_role_proposals" USING btree ("user_id") WHERE state = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "admin_role_proposals_open_role" ON "admin_role_proposals" USING btree ("custom_role_id") WHERE state = 'proposed' AND user_id IS NULL;--> statement-breakpoint
CREATE INDEX "admin_role_proposals_state" ON "admin_role_proposals" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "admin_role_proposals_user" ON "admin_role_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admin_role_proposals_role" ON "admin_role_proposals" USING btree ("custom_role_id");--> statement-breakpoint
CREATE INDEX "admin_role_proposals_proposed_by" ON "admin_role_proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "admin_role_proposals_decided_by" ON "admin_role_proposals" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_offer_id_private_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."private_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_series_id_booking_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."booking_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_custom_role_id_admin_roles_id_fk" FOREIGN KEY ("custom_role_id") REFERENCES "public"."admin_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_offer" ON "allocations" USING btree ("offer_id") WHERE offer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_events_created" ON "booking_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_series" ON "bookings" USING btree ("series_id","check_in_at") WHERE series_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shared_lists_votes_due" ON "shared_lists" USING btree ("votes_due_at") WHERE votes_due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_funnels_day" ON "listing_funnels" USING btree ("day");--> statement-breakpoint
CREATE INDEX "balance_adjustments_booking" ON "balance_adjustments" USING btree ("booking_id") WHERE booking_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_adjustments_open_refund" ON "balance_adjustments" USING btree ("booking_id") WHERE booking_id IS NOT NULL AND state = 'proposed';--> statement-breakpoint
CREATE INDEX "users_custom_role_id" ON "users" USING btree ("custom_role_id");--> statement-breakpoint
CREATE INDEX "vendors_name_proposed" ON "vendors" USING btree ("created_at","id") WHERE proposed_name IS NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_event_known" CHECK ("booking_events"."event" IN ('create', 'approve', 'approve_unpaid', 'reject', 'expire', 'pay', 'expire_payment', 'pay_late', 'pay_rest', 'change_dates', 'hold_new_dates', 'give_up_new_dates', 'expire_new_dates', 'pay_difference', 'cancel', 'ask_exception', 'grant_exception', 'refuse_exception', 'refund_part', 'give_goodwill', 'check_in', 'collect', 'undo_collect', 'check_out', 'ask_arrival', 'free_dates', 'no_show'));--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_old_slugs" CHECK ("cities"."slug" <> ALL ("cities"."old_slugs"));--> statement-breakpoint
ALTER TABLE "timer_runs" ADD CONSTRAINT "timer_runs_timer_known" CHECK ("timer_runs"."timer" IN ('bookings', 'splits', 'reminders', 'money', 'claims', 'reserves', 'scheduledPayouts', 'transfers', 'payments', 'reservedBalances', 'refunds', 'unmatched', 'reconciliation', 'einvoices', 'reviews', 'calendars', 'priceRules', 'savedSearches', 'listVotes', 'licences', 'papers', 'unread', 'templateMessages', 'responseTimes', 'codes', 'phoneChanges', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages', 'monthlyStatistics', 'figures', 'marketFigures', 'views', 'vitals'));--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_cause_known" CHECK ("balance_adjustments"."cause" IN ('notAsDescribed', 'cleanliness', 'missingFacility', 'lateArrival', 'noise', 'wrongPrice', 'ourMistake', 'other'));--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_subject_known" CHECK ("balance_adjustments"."subject" IN ('user', 'vendor', 'debt', 'refund', 'goodwill'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" IN ('receipt', 'tax_invoice', 'credit_note', 'deposit_receipt', 'commission_invoice', 'commission_credit_note', 'goodwill_note'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'payment_reversed', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'door_commission_returned', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent', 'balance_held', 'balance_released', 'settlement_received', 'settlement_explained', 'chargeback_opened', 'chargeback_won', 'chargeback_lost', 'reserve_held', 'reserve_released', 'vendor_adjusted', 'debt_written_off', 'price_reduced', 'goodwill_given'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_new_dates_held', 'Booking_new_dates_expired', 'Booking_cancelled_by_self', 'Refund_sent', 'Partial_refund', 'Goodwill_given', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Chargeback_opened', 'Chargeback_won', 'Chargeback_lost_owed_again', 'Chargeback_lost_by_vendor', 'Chargeback_lost_by_diyar', 'Chargeback_evidence_due', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Shared_booking_ended', 'Share_returned', 'Share_refund_failed', 'Booking_arrival_question', 'Booking_complaint_granted', 'Booking_price_reduced', 'Booking_no_show', 'Private_offer_sent', 'Private_offer_declined', 'Option_ends_soon', 'Appointment_booked', 'Appointment_confirmed', 'Appointment_moved', 'Appointment_moved_by_guest', 'Appointment_cancelled', 'Appointment_cancelled_by_guest', 'Appointment_reminder', 'Appointment_tomorrow', 'Dates_free_again', 'Saved_search_new', 'Saved_search_cheaper', 'Saved_search_freed', 'List_votes', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Vendor_suspended_by_admin', 'Vendor_restored_by_admin', 'Vendor_paper_ends_soon', 'Company_name_approved', 'Company_name_refused', 'Vat_number_checked', 'Vat_number_refused', 'Licence_ends_soon', 'Privacy_request_done', 'Privacy_request_refused', 'Calendar_conflict', 'Calendar_feed_failed', 'Cleaning_problem', 'Calendar_addresses_renewed', 'Bank_account_changed', 'Phone_change_asked', 'Phone_changed', 'New_device', 'Passkey_added', 'Passkey_removed', 'Phone_change_dropped', 'Member_invited', 'Member_joined', 'Member_left', 'Member_removed', 'Member_role_changed', 'Admin_role_changed', 'Ownership_transferred', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Payout_scheduled', 'Payouts_stopped', 'Payouts_resumed', 'Reserve_set', 'Reserve_ended', 'Vendor_money_added', 'Vendor_money_taken', 'Debt_written_off', 'Monthly_statistics', 'Webhook_disabled', 'Einvoice_refused', 'Einvoices_overdue', 'Settlement_unmatched', 'Settlement_refused', 'Bank_unmatched', 'Ledger_difference'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" IN ('login', 'signup', 'changePhone', 'proof', 'share'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_custom_role" CHECK ((admin_role IS NOT DISTINCT FROM 'custom') = (custom_role_id IS NOT NULL));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_role_known" CHECK ("users"."admin_role" IN ('owner', 'operations', 'finance', 'content', 'support', 'readOnly', 'custom'));
--> statement-breakpoint
-- What Diyar gives guests of its own is a cost: its account is below zero.
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'vendor_reserve',
    'deposit_held', 'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments',
    'promotion_cost', 'split_held', 'balance_held', 'provider_fees', 'input_vat', 'settlement_open', 'chargeback_held',
    'chargeback_loss', 'debt_written_off', 'stay_vat_payable', 'goodwill_cost') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'bank_clearing', 'adjustments', 'settlement_open', 'vendor_debt', 'promotion_cost',
        'provider_fees', 'input_vat', 'chargeback_held', 'chargeback_loss', 'debt_written_off', 'goodwill_cost') THEN 0 END,
      CASE WHEN kind IN ('vendor_debt', 'promotion_cost', 'chargeback_held', 'chargeback_loss', 'debt_written_off',
        'goodwill_cost') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- An adjustment is of one owner; what is given back of a booking is of the booking, has a cause, and is never taken.
ALTER TABLE balance_adjustments DROP CONSTRAINT balance_adjustments_owner;
--> statement-breakpoint
ALTER TABLE balance_adjustments ADD CONSTRAINT balance_adjustments_owner CHECK (
  (subject = 'user') = (user_id IS NOT NULL) AND (subject IN ('vendor', 'debt')) = (vendor_id IS NOT NULL)
  AND (subject IN ('refund', 'goodwill')) = (booking_id IS NOT NULL) AND (booking_id IS NULL) = (cause IS NULL)
  AND (note IS NULL OR booking_id IS NOT NULL) AND (booking_id IS NULL OR amount_halalas > 0)
  AND (subject <> 'debt' OR (needs_second AND amount_halalas > 0))
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION adjustments_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'proposed'
    OR (to_jsonb(NEW) - 'state' - 'decided_by' - 'decided_at' - 'refusal_reason') IS DISTINCT FROM
      (to_jsonb(OLD) - 'state' - 'decided_by' - 'decided_at' - 'refusal_reason') THEN
    RAISE EXCEPTION 'adjustment % is decided once and otherwise never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;

--> statement-breakpoint
-- The same guards as stay_vat_rules: a rule begins on a coming day, nothing of it changes but its withdrawal, none is deleted.
ALTER TABLE no_show_rules ADD CONSTRAINT no_show_rules_ahead CHECK (
  holds_from > (created_at AT TIME ZONE 'Asia/Riyadh')::date
  AND (withdrawn_at IS NULL OR holds_from > (withdrawn_at AT TIME ZONE 'Asia/Riyadh')::date)
);
--> statement-breakpoint
ALTER TABLE no_show_rules ADD CONSTRAINT no_show_rules_sane CHECK (
  after_hours BETWEEN 0 AND 24 AND charged_percent BETWEEN 0 AND 100
);
--> statement-breakpoint
CREATE TRIGGER no_show_rules_immutable BEFORE UPDATE ON no_show_rules
  FOR EACH ROW EXECUTE FUNCTION rates_unchanged();
--> statement-breakpoint
CREATE TRIGGER no_show_rules_never_deleted BEFORE DELETE ON no_show_rules
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
-- A role is proposed by one admin and decided by another, once.
ALTER TABLE admin_role_proposals
  ADD CONSTRAINT admin_role_proposals_what CHECK (
    (user_id IS NULL) = (name IS NOT NULL) AND (to_role = 'custom') = (custom_role_id IS NOT NULL)
    AND (user_id IS NOT NULL OR to_role = 'custom')
  ),
  ADD CONSTRAINT admin_role_proposals_second_person CHECK (
    proposed_by IS DISTINCT FROM user_id OR state <> 'approved'
  ),
  ADD CONSTRAINT admin_role_proposals_decided CHECK (
    (state = 'proposed') = (decided_by IS NULL) AND (state = 'proposed') = (decided_at IS NULL)
    AND (state = 'refused') = (refusal_reason IS NOT NULL)
    AND (decided_by IS NULL OR (decided_by = proposed_by) = (state = 'withdrawn'))
  );
--> statement-breakpoint
CREATE FUNCTION admin_role_proposals_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'proposed' OR
    to_jsonb(NEW) - 'state' - 'decided_by' - 'decided_at' - 'refusal_reason' IS DISTINCT FROM
    to_jsonb(OLD) - 'state' - 'decided_by' - 'decided_at' - 'refusal_reason' THEN
    RAISE EXCEPTION 'proposal % about a role is decided once and otherwise never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_role_proposals_once BEFORE UPDATE ON admin_role_proposals
  FOR EACH ROW EXECUTE FUNCTION admin_role_proposals_unchanged();
--> statement-breakpoint
CREATE TRIGGER admin_role_proposals_remain BEFORE DELETE ON admin_role_proposals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER admin_roles_remain BEFORE DELETE ON admin_roles
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
UPDATE vendors SET owner_changed_at = moved.at
  FROM (SELECT subject_id, max(created_at) AS at FROM audit_trail WHERE action = 'ownership_transferred' GROUP BY subject_id) moved
  WHERE moved.subject_id = vendors.id;

--> statement-breakpoint
ALTER TABLE allocations DROP CONSTRAINT allocations_cause;--> statement-breakpoint
ALTER TABLE allocations ADD CONSTRAINT allocations_cause CHECK (booking_id IS NOT NULL OR block_id IS NOT NULL OR offer_id IS NOT NULL);
--> statement-breakpoint
ALTER TABLE appointments ADD CONSTRAINT appointments_no_overlap
  EXCLUDE USING gist (listing_id WITH =, place WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked');

--> statement-breakpoint
-- The balance of an account changes once for each statement that posts, and no longer once for each entry: an update of the same row
-- in the same transaction walks over all of its versions, so that a demo of 17,000 entries took minutes of a slow machine.
DROP TRIGGER ledger_entries_add ON ledger_entries;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_to_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved record;
BEGIN
  -- By their names as bytes, the order in which postings lock accounts too, whatever the collation of the database.
  FOR moved IN
    SELECT account, sum(amount_halalas) AS halalas FROM posted GROUP BY account ORDER BY account COLLATE "C"
  LOOP
    UPDATE ledger_accounts SET balance_halalas = balance_halalas + moved.halalas WHERE name = moved.account;
    IF split_part(moved.account, ':', 1) = 'guest_wallet' THEN
      UPDATE users SET balance_halalas = (SELECT balance_halalas FROM ledger_accounts WHERE name = moved.account)
      WHERE id = split_part(moved.account, ':', 2);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_add AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION add_to_ledger_account();
