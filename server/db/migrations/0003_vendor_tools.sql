CREATE TABLE "booking_sources" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "booking_sources_source_known" CHECK ("booking_sources"."source" IN ('search', 'browse', 'direct', 'engine', 'site'))
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"kind" text NOT NULL,
	"replaced" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bulk_changes_kind_known" CHECK ("bulk_changes"."kind" IN ('close', 'open', 'price', 'weekPrice', 'plan', 'discounts', 'fees', 'ownAddOns', 'stayRules'))
);
--> statement-breakpoint
CREATE TABLE "imported_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	"last_problem" text,
	"failing_since" timestamp with time zone,
	"failure_notified_at" timestamp with time zone,
	"fetches" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imported_feeds_colour_known" CHECK ("imported_feeds"."colour" IN ('rose', 'violet', 'blue', 'teal', 'green', 'olive', 'amber', 'brown')),
	CONSTRAINT "imported_feeds_last_problem_known" CHECK ("imported_feeds"."last_problem" IN ('address', 'unreachable', 'too_large', 'too_slow', 'not_a_calendar', 'repeating'))
);
--> statement-breakpoint
CREATE TABLE "published_events" (
	"listing_id" text NOT NULL,
	"uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "published_events_listing_id_uid_pk" PRIMARY KEY("listing_id","uid")
);
--> statement-breakpoint
CREATE TABLE "cleaner_listings" (
	"cleaner_id" text NOT NULL,
	"listing_id" text NOT NULL,
	CONSTRAINT "cleaner_listings_cleaner_id_listing_id_pk" PRIMARY KEY("cleaner_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "cleaners" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"token_hash" text,
	"link_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cleaners_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cleaning_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cleaning_problems" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cleaning_settings" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"hourly" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cleaning_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"vendor_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"is_hourly" boolean NOT NULL,
	"units" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'toDo' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cleaner_id" text,
	"began_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cleaning_tasks_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "cleaning_tasks_state_known" CHECK ("cleaning_tasks"."state" IN ('toDo', 'begun', 'done', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "statistics_mails" (
	"vendor_id" text NOT NULL,
	"month" text NOT NULL,
	CONSTRAINT "statistics_mails_vendor_id_month_pk" PRIMARY KEY("vendor_id","month")
);
--> statement-breakpoint
CREATE TABLE "guest_notes" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"wifi" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_template_listings" (
	"template_id" text NOT NULL,
	"listing_id" text NOT NULL,
	CONSTRAINT "message_template_listings_template_id_listing_id_pk" PRIMARY KEY("template_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"moment" text NOT NULL,
	"hour" integer,
	"is_on" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"is_for_all" boolean NOT NULL,
	"body_ar" text NOT NULL,
	"body_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_moment_known" CHECK ("message_templates"."moment" IN ('confirmed', 'dayBefore', 'arrivalDay', 'checkedIn', 'departureDay'))
);
--> statement-breakpoint
CREATE TABLE "quick_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"name" text NOT NULL,
	"body_ar" text NOT NULL,
	"body_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_messages" (
	"booking_id" text NOT NULL,
	"moment" text NOT NULL,
	"template_id" text,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"message_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_messages_booking_id_moment_pk" PRIMARY KEY("booking_id","moment"),
	CONSTRAINT "template_messages_moment_known" CHECK ("template_messages"."moment" IN ('confirmed', 'dayBefore', 'arrivalDay', 'checkedIn', 'departureDay')),
	CONSTRAINT "template_messages_state_known" CHECK ("template_messages"."state" IN ('queued', 'sent', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "private_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"vendor_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"period" jsonb NOT NULL,
	"party" jsonb NOT NULL,
	"units" integer NOT NULL,
	"price_halalas" integer NOT NULL,
	"usual_halalas" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"booking_id" text,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_offers_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "private_offers_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "private_offers_price" CHECK ("private_offers"."price_halalas" > 0),
	CONSTRAINT "private_offers_given_back" CHECK ("private_offers"."given_back_at" IS NULL OR "private_offers"."booking_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "listing_funnels" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"step" text NOT NULL,
	"source" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "listing_funnels_listing_id_day_step_source_pk" PRIMARY KEY("listing_id","day","step","source"),
	CONSTRAINT "listing_funnels_step_known" CHECK ("listing_funnels"."step" IN ('view', 'dates', 'checkout')),
	CONSTRAINT "listing_funnels_source_known" CHECK ("listing_funnels"."source" IN ('search', 'browse', 'direct', 'engine', 'site'))
);
--> statement-breakpoint
CREATE TABLE "occasion_days" (
	"id" text PRIMARY KEY NOT NULL,
	"occasion" text NOT NULL,
	"year" integer,
	"name" text,
	"name_ar" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "occasion_days_occasion_known" CHECK ("occasion_days"."occasion" IN ('ramadan', 'eidAlFitr', 'eidAlAdha', 'nationalDay', 'foundingDay', 'schoolHolidays')),
	CONSTRAINT "occasion_days_span" CHECK ("occasion_days"."last_day" >= "occasion_days"."first_day"),
	CONSTRAINT "occasion_days_kind" CHECK (("occasion_days"."year" IS NULL) = ("occasion_days"."name" IS NOT NULL) AND ("occasion_days"."name" IS NULL) = ("occasion_days"."name_ar" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "occasion_versions" (
	"occasion" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "occasion_versions_occasion_known" CHECK ("occasion_versions"."occasion" IN ('ramadan', 'eidAlFitr', 'eidAlAdha', 'nationalDay', 'foundingDay', 'schoolHolidays'))
);
--> statement-breakpoint
ALTER TABLE "timer_runs" DROP CONSTRAINT "timer_runs_timer_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
DROP INDEX "blocks_external";--> statement-breakpoint
DROP INDEX "calendar_conflicts_event";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "most_discount_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cleaning_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "extra_guest_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "guests_included" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "child_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pet_once_halalas" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pet_each_halalas" integer;--> statement-breakpoint
ALTER TABLE "listings" drop column "stay_price_floor";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "stay_price_floor" integer GENERATED ALWAYS AS (CASE WHEN pricing_mode = 'daily'
      THEN (least(lowest_price, lowest_date_price)::bigint * (100 - least(90, most_discount_percent + CASE WHEN last_minute_days IS NULL THEN 0 ELSE least(90, greatest(1, last_minute_percent)) END)) / 100 - 2)::integer
      ELSE lowest_price END) STORED;--> statement-breakpoint
ALTER TABLE "listings" drop column "stay_price_ceiling";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "stay_price_ceiling" integer GENERATED ALWAYS AS (CASE WHEN pricing_mode = 'daily'
      THEN (greatest(night_prices[1], night_prices[2], night_prices[3], night_prices[4], night_prices[5], night_prices[6], night_prices[7], highest_date_price) + (cleaning_halalas + extra_guest_halalas::bigint * greatest(0, max_guests - guests_included) + child_halalas::bigint * max_guests
  + coalesce(pet_once_halalas, pet_each_halalas, 0)))::integer
      ELSE lowest_price END) STORED;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "feed_id" text;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD COLUMN "feed_id" text;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "date_prices" ADD COLUMN "rule_id" text;--> statement-breakpoint
ALTER TABLE "listing_views" ADD COLUMN "step" text DEFAULT 'view' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_views" ADD COLUMN "source" text DEFAULT 'direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "property_id" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_rules_until" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_rules_occasions" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "stay_rules" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "stay_rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "part_payment" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "discounts" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "discounts_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fees" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fees_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "own_add_ons" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "own_add_ons_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_sources" ADD CONSTRAINT "booking_sources_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_feeds" ADD CONSTRAINT "imported_feeds_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_events" ADD CONSTRAINT "published_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_listings" ADD CONSTRAINT "cleaner_listings_cleaner_id_cleaners_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."cleaners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_listings" ADD CONSTRAINT "cleaner_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaners" ADD CONSTRAINT "cleaners_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_photos" ADD CONSTRAINT "cleaning_photos_task_id_cleaning_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."cleaning_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_problems" ADD CONSTRAINT "cleaning_problems_task_id_cleaning_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."cleaning_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_settings" ADD CONSTRAINT "cleaning_settings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_tasks" ADD CONSTRAINT "cleaning_tasks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_tasks" ADD CONSTRAINT "cleaning_tasks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_tasks" ADD CONSTRAINT "cleaning_tasks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_tasks" ADD CONSTRAINT "cleaning_tasks_cleaner_id_cleaners_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."cleaners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_mails" ADD CONSTRAINT "statistics_mails_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notes" ADD CONSTRAINT "guest_notes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template_listings" ADD CONSTRAINT "message_template_listings_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template_listings" ADD CONSTRAINT "message_template_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_answers" ADD CONSTRAINT "quick_answers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_messages" ADD CONSTRAINT "template_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_messages" ADD CONSTRAINT "template_messages_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_messages" ADD CONSTRAINT "template_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_funnels" ADD CONSTRAINT "listing_funnels_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_vendor" ON "bulk_changes" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_changes_created" ON "bulk_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imported_feeds_listing" ON "imported_feeds" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "imported_feeds_due" ON "imported_feeds" USING btree ("last_read_at");--> statement-breakpoint
CREATE INDEX "cleaner_listings_listing" ON "cleaner_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "cleaners_vendor" ON "cleaners" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "cleaning_photos_task" ON "cleaning_photos" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE INDEX "cleaning_photos_end" ON "cleaning_photos" USING btree ("delete_after");--> statement-breakpoint
CREATE UNIQUE INDEX "cleaning_problems_once" ON "cleaning_problems" USING btree ("task_id","body");--> statement-breakpoint
CREATE INDEX "cleaning_tasks_vendor" ON "cleaning_tasks" USING btree ("vendor_id","due_at");--> statement-breakpoint
CREATE INDEX "cleaning_tasks_listing" ON "cleaning_tasks" USING btree ("listing_id","due_at");--> statement-breakpoint
CREATE INDEX "cleaning_tasks_cleaner" ON "cleaning_tasks" USING btree ("cleaner_id");--> statement-breakpoint
CREATE INDEX "message_template_listings_listing" ON "message_template_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "message_templates_vendor" ON "message_templates" USING btree ("vendor_id","moment");--> statement-breakpoint
CREATE INDEX "quick_answers_vendor" ON "quick_answers" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "template_messages_template" ON "template_messages" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "template_messages_message" ON "template_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "private_offers_vendor" ON "private_offers" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "private_offers_guest" ON "private_offers" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "private_offers_listing" ON "private_offers" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "occasion_days_year" ON "occasion_days" USING btree ("occasion","year");--> statement-breakpoint
CREATE INDEX "occasion_days_last" ON "occasion_days" USING btree ("last_day");--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_feed_id_imported_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."imported_feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_feed_id_imported_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."imported_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_property_id_listings_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_feed" ON "blocks" USING btree ("feed_id") WHERE feed_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "calendar_conflicts_feed" ON "calendar_conflicts" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "listings_price_rules" ON "listings" USING btree ("price_rules_until") WHERE price_rules_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_rule_occasions" ON "listings" USING btree ("price_rules_occasions") WHERE price_rules_occasions IS NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_property" ON "listings" USING btree ("property_id","id") WHERE property_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_external" ON "blocks" USING btree ("listing_id","feed_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_conflicts_event" ON "calendar_conflicts" USING btree ("listing_id","feed_id","external_id");--> statement-breakpoint
ALTER TABLE "timer_runs" ADD CONSTRAINT "timer_runs_timer_known" CHECK ("timer_runs"."timer" IN ('bookings', 'splits', 'reminders', 'money', 'claims', 'reserves', 'scheduledPayouts', 'transfers', 'payments', 'reservedBalances', 'refunds', 'unmatched', 'reconciliation', 'einvoices', 'reviews', 'calendars', 'priceRules', 'licences', 'papers', 'unread', 'templateMessages', 'responseTimes', 'codes', 'phoneChanges', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages', 'monthlyStatistics', 'figures', 'views', 'vitals'));--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_step_known" CHECK ("listing_views"."step" IN ('view', 'dates', 'checkout'));--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_source_known" CHECK ("listing_views"."source" IN ('search', 'browse', 'direct', 'engine', 'site'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_new_dates_held', 'Booking_new_dates_expired', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Chargeback_opened', 'Chargeback_won', 'Chargeback_lost_owed_again', 'Chargeback_lost_by_vendor', 'Chargeback_lost_by_diyar', 'Chargeback_evidence_due', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Shared_booking_ended', 'Share_returned', 'Share_refund_failed', 'Booking_arrival_question', 'Booking_complaint_granted', 'Booking_no_show', 'Private_offer_sent', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Vendor_suspended_by_admin', 'Vendor_restored_by_admin', 'Vendor_paper_ends_soon', 'Vat_number_checked', 'Vat_number_refused', 'Licence_ends_soon', 'Privacy_request_done', 'Privacy_request_refused', 'Calendar_conflict', 'Calendar_feed_failed', 'Cleaning_problem', 'Calendar_addresses_renewed', 'Bank_account_changed', 'Phone_change_asked', 'Phone_changed', 'Phone_change_dropped', 'Member_invited', 'Member_joined', 'Member_left', 'Member_removed', 'Member_role_changed', 'Ownership_transferred', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Payout_scheduled', 'Payouts_stopped', 'Payouts_resumed', 'Reserve_set', 'Reserve_ended', 'Vendor_money_added', 'Vendor_money_taken', 'Debt_written_off', 'Monthly_statistics', 'Webhook_disabled', 'Einvoice_refused', 'Einvoices_overdue', 'Settlement_unmatched', 'Settlement_refused', 'Bank_unmatched', 'Ledger_difference'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('notification', 'sms', 'mail', 'push', 'contact', 'contactAnswer', 'booking', 'message', 'templateMessage', 'missedSms', 'missedMail', 'invitation', 'sandboxWebhook', 'settlement', 'cancelBooking', 'webhook', 'einvoice'));--> statement-breakpoint
-- guards: what drizzle-kit cannot describe
-- the one address of a listing becomes a feed of it
INSERT INTO "imported_feeds" ("id", "listing_id", "name", "colour", "url", "last_read_at", "last_problem")
SELECT left(replace(gen_random_uuid()::text, '-', ''), 16), "listing_id",
  left(coalesce(substring("import_url" from '^https://([^/:?#]+)'), 'iCal'), 40), 'rose', "import_url", "last_read_at",
  CASE WHEN "last_problem" IN ('address', 'unreachable', 'too_large', 'too_slow', 'not_a_calendar', 'repeating') THEN "last_problem" END
FROM "calendar_feeds" WHERE "import_url" IS NOT NULL;
--> statement-breakpoint
UPDATE "blocks" SET "feed_id" = "imported_feeds"."id", "starts_at" = lower("allocations"."during"), "ends_at" = upper("allocations"."during")
FROM "imported_feeds", "allocations"
WHERE "blocks"."source" = 'ical' AND "imported_feeds"."listing_id" = "blocks"."listing_id" AND "allocations"."block_id" = "blocks"."id";
--> statement-breakpoint
UPDATE "calendar_conflicts" SET "feed_id" = "imported_feeds"."id"
FROM "imported_feeds" WHERE "imported_feeds"."listing_id" = "calendar_conflicts"."listing_id";
--> statement-breakpoint
UPDATE "calendar_feeds" SET "import_url" = NULL, "last_read_at" = NULL, "last_problem" = NULL;

--> statement-breakpoint
INSERT INTO "cleaning_tasks" ("id", "booking_id", "vendor_id", "listing_id", "is_hourly", "units", "due_at", "created_at")
SELECT "id", "id", "vendor_id", "listing_id", false, "units", "check_out_at", now() FROM "bookings"
WHERE "state" IN ('confirmed', 'checked_in') AND "period"->>'mode' = 'daily' AND "check_out_at" > now();

--> statement-breakpoint
-- the indexes that went with the bound before discounts
CREATE INDEX "listings_city_floor" ON "listings" USING btree ("city_id","stay_price_floor","stay_price_ceiling") WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX "listings_city_ceiling" ON "listings" USING btree ("city_id","stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX "listings_city_type_floor" ON "listings" USING btree ("city_id","type","stay_price_floor","stay_price_ceiling") WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX "listings_city_type_ceiling" ON "listings" USING btree ("city_id","type","stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX "listings_floor" ON "listings" USING btree ("stay_price_floor","stay_price_ceiling") WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX "listings_ceiling" ON "listings" USING btree ("stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';

--> statement-breakpoint
-- school holidays of 1447 and 1448, not compared with the ministry's calendars: admins correct and continue them
INSERT INTO "occasion_days" ("id", "occasion", "name", "name_ar", "first_day", "last_day") VALUES
  ('schoolautumn1447', 'schoolHolidays', 'Autumn break', 'إجازة الخريف', '2025-11-21', '2025-11-29'),
  ('schoolmidyear1447', 'schoolHolidays', 'Mid-year break', 'إجازة منتصف العام', '2026-01-09', '2026-01-17'),
  ('schoolfitr1447', 'schoolHolidays', 'Eid al-Fitr holiday', 'إجازة عيد الفطر', '2026-03-06', '2026-03-28'),
  ('schooladha1447', 'schoolHolidays', 'Eid al-Adha holiday', 'إجازة عيد الأضحى', '2026-05-22', '2026-06-01'),
  ('schoolsummer1447', 'schoolHolidays', 'Summer holiday', 'إجازة نهاية العام', '2026-06-26', '2026-08-22'),
  ('schoolautumn1448', 'schoolHolidays', 'Autumn break', 'إجازة الخريف', '2026-11-20', '2026-11-28'),
  ('schoolmidyear1448', 'schoolHolidays', 'Mid-year break', 'إجازة منتصف العام', '2027-01-08', '2027-01-16'),
  ('schoolfitr1448', 'schoolHolidays', 'Eid al-Fitr holiday', 'إجازة عيد الفطر', '2027-02-26', '2027-03-13'),
  ('schooladha1448', 'schoolHolidays', 'Eid al-Adha holiday', 'إجازة عيد الأضحى', '2027-05-14', '2027-05-22'),
  ('schoolsummer1448', 'schoolHolidays', 'Summer holiday', 'إجازة نهاية العام', '2027-06-25', '2027-08-21');

--> statement-breakpoint
-- room types stand where their property stands, under its licence, its ratings and its views
CREATE FUNCTION copy_place_to_room_types() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET (category_id, city_id, district_id, address, house_number, landmark, latitude, longitude,
      licence_number, licence_expires, rating, reviews_count, aspect_ratings, rank, views)
    = ROW (NEW.category_id, NEW.city_id, NEW.district_id, NEW.address, NEW.house_number, NEW.landmark, NEW.latitude, NEW.longitude,
      NEW.licence_number, NEW.licence_expires, NEW.rating, NEW.reviews_count, NEW.aspect_ratings, NEW.rank, NEW.views)
    WHERE property_id = NEW.id AND id <> NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_place AFTER UPDATE OF category_id, city_id, district_id, address, house_number, landmark, latitude, longitude,
    licence_number, licence_expires, rating, reviews_count, aspect_ratings, rank, views ON listings
  FOR EACH ROW WHEN (NEW.property_id = NEW.id) EXECUTE FUNCTION copy_place_to_room_types();
