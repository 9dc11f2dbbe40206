-- Written by hand, before the tables of drizzle-kit that need it: generated columns, indexes and a default.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The same folding as normaliseArabic() in lib/domain/text/arabic.ts; one fixture proves both. Which signs count as spaces depends
-- on the locale of the server: they are named, as JavaScript's \s does.
CREATE FUNCTION ar_norm(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      regexp_replace(lower(raw), U&'[\064B-\065F\0670\06D6-\06ED\0640\200B-\200F\202A-\202E\2060-\2069\FEFF]', '', 'g'),
      'آأإٱىةؤئیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'اااايهوييك01234567890123456789'
    ), U&'[\0009-\000D\0020\00A0\1680\2000-\200A\2028\2029\202F\205F\3000]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- What a booking pays us is the setting of the moment in which it is made. A market without settings has the 10 % of the
-- booking rules. In plpgsql, because the body of an SQL function is checked against tables that do not exist yet.
CREATE FUNCTION current_commission() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT commission_percent FROM settings LIMIT 1), 10);
END $$;
--> statement-breakpoint
-- From here on as drizzle-kit generated it from server/db/schema.
CREATE TABLE "allocations" (
	"id" text PRIMARY KEY NOT NULL,
	"unit_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"booking_id" text,
	"block_id" text,
	"during" "tstzrange" NOT NULL,
	"state" text NOT NULL,
	"hold_expires_at" timestamp with time zone,
	CONSTRAINT "allocations_state_known" CHECK ("allocations"."state" IN ('held', 'confirmed', 'blocked', 'released'))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"source" text DEFAULT 'vendor' NOT NULL,
	"external_id" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_source_known" CHECK ("blocks"."source" IN ('vendor', 'ical'))
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"detail" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"event" text NOT NULL,
	"role" text NOT NULL,
	"actor_id" text,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_events_event_known" CHECK ("booking_events"."event" IN ('create', 'approve', 'approve_unpaid', 'reject', 'expire', 'pay', 'expire_payment', 'pay_late', 'change_dates', 'cancel', 'ask_exception', 'grant_exception', 'refuse_exception', 'check_in', 'collect', 'check_out', 'no_show')),
	CONSTRAINT "booking_events_role_known" CHECK ("booking_events"."role" IN ('guest', 'vendor', 'admin', 'system')),
	CONSTRAINT "booking_events_from_state_known" CHECK ("booking_events"."from_state" IN ('requested', 'awaiting_payment', 'confirmed', 'checked_in', 'completed', 'rejected', 'expired', 'payment_expired', 'cancelled_by_guest', 'cancelled_by_vendor', 'cancelled_by_admin', 'no_show')),
	CONSTRAINT "booking_events_to_state_known" CHECK ("booking_events"."to_state" IN ('requested', 'awaiting_payment', 'confirmed', 'checked_in', 'completed', 'rejected', 'expired', 'payment_expired', 'cancelled_by_guest', 'cancelled_by_vendor', 'cancelled_by_admin', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"listing_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"vendor_user_id" text NOT NULL,
	"state" text NOT NULL,
	"period" jsonb NOT NULL,
	"check_in_at" timestamp with time zone NOT NULL,
	"check_out_at" timestamp with time zone NOT NULL,
	"party" jsonb NOT NULL,
	"units" integer NOT NULL,
	"payment_type" text NOT NULL,
	"total_halalas" integer NOT NULL,
	"due_now_halalas" integer NOT NULL,
	"paid_halalas" integer DEFAULT 0 NOT NULL,
	"deposit_halalas" integer NOT NULL,
	"deposit_paid_halalas" integer DEFAULT 0 NOT NULL,
	"commission_percent" integer DEFAULT current_commission() NOT NULL,
	"free_cancellation_until" timestamp with time zone,
	"snapshot" jsonb NOT NULL,
	"arrival_code" text NOT NULL,
	"arrival_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_code_unique" UNIQUE("code"),
	CONSTRAINT "bookings_state_known" CHECK ("bookings"."state" IN ('requested', 'awaiting_payment', 'confirmed', 'checked_in', 'completed', 'rejected', 'expired', 'payment_expired', 'cancelled_by_guest', 'cancelled_by_vendor', 'cancelled_by_admin', 'no_show')),
	CONSTRAINT "bookings_payment_type_known" CHECK ("bookings"."payment_type" IN ('fullPayment', 'halfPayment', 'payAtCheckin'))
);
--> statement-breakpoint
CREATE TABLE "exception_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"percent" integer,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exception_requests_state_known" CHECK ("exception_requests"."state" IN ('pending', 'granted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "calendar_conflicts" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"external_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"import_url" text,
	"export_secret" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"last_problem" text,
	CONSTRAINT "calendar_feeds_export_secret_unique" UNIQUE("export_secret")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banners_place_known" CHECK ("banners"."place" IN ('main', 'small')),
	CONSTRAINT "banners_status_known" CHECK ("banners"."status" IN ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"category_ar" text NOT NULL,
	"blurb" text DEFAULT '' NOT NULL,
	"blurb_ar" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_type_unique" UNIQUE("type"),
	CONSTRAINT "categories_type_known" CHECK ("categories"."type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms')),
	CONSTRAINT "categories_status_known" CHECK ("categories"."status" IN ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("name"),
	CONSTRAINT "cities_status_known" CHECK ("cities"."status" IN ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facilities_status_known" CHECK ("facilities"."status" IN ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "facility_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"icon" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facility_groups_status_known" CHECK ("facility_groups"."status" IN ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "facility_types" (
	"facility_id" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "facility_types_facility_id_type_pk" PRIMARY KEY("facility_id","type"),
	CONSTRAINT "facility_types_type_known" CHECK ("facility_types"."type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" text PRIMARY KEY DEFAULT 'site' NOT NULL,
	"logo" text NOT NULL,
	"address" text NOT NULL,
	"address_ar" text NOT NULL,
	"phone_numbers" text[] NOT NULL,
	"email" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"facebook_link" text NOT NULL,
	"instagram_link" text NOT NULL,
	"twitter_link" text NOT NULL,
	"youtube_link" text NOT NULL,
	"commission_percent" integer DEFAULT 10 NOT NULL,
	"require_tourism_licence" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"reach" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"address_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_topic_known" CHECK ("contact_messages"."topic" IN ('booking', 'payment', 'hosting', 'account', 'privacy', 'complaint', 'other')),
	CONSTRAINT "contact_messages_language_known" CHECK ("contact_messages"."language" IN ('ar', 'en')),
	CONSTRAINT "contact_messages_state_known" CHECK ("contact_messages"."state" IN ('open', 'answered'))
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"ar" jsonb NOT NULL,
	"en" jsonb NOT NULL,
	"editor_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_name_version_pk" PRIMARY KEY("name","version"),
	CONSTRAINT "page_versions_name_known" CHECK ("page_versions"."name" IN ('about', 'term-conditions', 'privacy', 'faqs'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"guest_id" text NOT NULL,
	"vendor_user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"guest_read_seq" integer DEFAULT 0 NOT NULL,
	"vendor_read_seq" integer DEFAULT 0 NOT NULL,
	"guest_notified_seq" integer DEFAULT 0 NOT NULL,
	"vendor_notified_seq" integer DEFAULT 0 NOT NULL,
	"guest_blocked_at" timestamp with time zone,
	"vendor_blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"seq" integer NOT NULL,
	"client_id" text NOT NULL,
	"body" text NOT NULL,
	"image_upload_id" text,
	"image_width" integer,
	"image_height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_lists_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"name" text PRIMARY KEY NOT NULL,
	"balance_halalas" bigint DEFAULT 0 NOT NULL,
	"floor_halalas" bigint
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"account" text NOT NULL,
	"amount_halalas" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"booking_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"iban" text NOT NULL,
	"amount_halalas" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_state_known" CHECK ("payouts"."state" IN ('pending', 'sent', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "licence_reminders" (
	"listing_id" text NOT NULL,
	"expires_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licence_reminders_listing_id_expires_on_days_before_pk" PRIMARY KEY("listing_id","expires_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"step" text NOT NULL,
	"payload" jsonb NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_drafts_type_known" CHECK ("listing_drafts"."type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms')),
	CONSTRAINT "listing_drafts_step_known" CHECK ("listing_drafts"."step" IN ('overview', 'type', 'facilities', 'basicInfo', 'details', 'place', 'pricing', 'settings', 'addOns', 'summary', 'success'))
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"event" text NOT NULL,
	"role" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_events_event_known" CHECK ("listing_events"."event" IN ('pause', 'resume', 'publish', 'reject', 'suspend', 'restore', 'restore_paused', 'send', 'copy', 'change', 'approve_change', 'reject_change')),
	CONSTRAINT "listing_events_role_known" CHECK ("listing_events"."role" IN ('owner', 'admin')),
	CONSTRAINT "listing_events_from_state_known" CHECK ("listing_events"."from_state" IN ('draft', 'in_review', 'live', 'paused', 'rejected', 'suspended')),
	CONSTRAINT "listing_events_to_state_known" CHECK ("listing_events"."to_state" IN ('draft', 'in_review', 'live', 'paused', 'rejected', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "listing_revisions" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "date_prices" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"price_halalas" integer NOT NULL,
	CONSTRAINT "date_prices_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "listing_facilities" (
	"listing_id" text NOT NULL,
	"facility_id" text NOT NULL,
	"count" integer,
	CONSTRAINT "listing_facilities_listing_id_facility_id_pk" PRIMARY KEY("listing_id","facility_id")
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"description_ar" text NOT NULL,
	"secondary_phone" text,
	"pitch_grass_type" text,
	"rules" jsonb NOT NULL,
	"additional_rules" jsonb NOT NULL,
	"extras" jsonb,
	"area_text" text
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "listing_views_listing_id_day_visitor_hash_pk" PRIMARY KEY("listing_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"category_id" text NOT NULL,
	"state" text DEFAULT 'in_review' NOT NULL,
	"state_reason" text,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"city_id" text NOT NULL,
	"district_id" text,
	"address" text NOT NULL,
	"house_number" text,
	"landmark" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"location" "point" GENERATED ALWAYS AS (point(longitude, latitude)) STORED NOT NULL,
	"area_sqm" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"bedrooms" integer,
	"max_guests" integer NOT NULL,
	"units" integer DEFAULT 1 NOT NULL,
	"images" text[] NOT NULL,
	"audience" text NOT NULL,
	"booking_type" text NOT NULL,
	"payment_type" text NOT NULL,
	"cancellation_policy" text NOT NULL,
	"pricing_mode" text NOT NULL,
	"prices" jsonb NOT NULL,
	"night_prices" integer[] NOT NULL,
	"lowest_price" integer NOT NULL,
	"check_in_time" time NOT NULL,
	"check_out_time" time NOT NULL,
	"open_from" date,
	"open_to" date,
	"turnover_minutes" integer DEFAULT 0 NOT NULL,
	"min_nights" integer,
	"max_nights" integer,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"partial_halalas" integer DEFAULT 0 NOT NULL,
	"deposit_halalas" integer DEFAULT 0 NOT NULL,
	"last_minute_days" integer,
	"last_minute_percent" integer,
	"add_ons" jsonb NOT NULL,
	"facility_ids" text[] NOT NULL,
	"booked" datemultirange DEFAULT '{}'::datemultirange NOT NULL,
	"rating" real,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"aspect_ratings" real[] DEFAULT '{}'::real[] NOT NULL,
	"rating_rank" real GENERATED ALWAYS AS (CASE WHEN reviews_count > 0 THEN (rating * reviews_count + 42) / (reviews_count + 10) END) STORED,
	"views" integer DEFAULT 0 NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"licence_number" text,
	"licence_expires" date,
	"search_text" text GENERATED ALWAYS AS (ar_norm(name || ' ' || name_ar)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "listings_type_known" CHECK ("listings"."type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms')),
	CONSTRAINT "listings_state_known" CHECK ("listings"."state" IN ('draft', 'in_review', 'live', 'paused', 'rejected', 'suspended')),
	CONSTRAINT "listings_audience_known" CHECK ("listings"."audience" IN ('Families_and_Singles', 'Only_families', 'ladies', 'other')),
	CONSTRAINT "listings_booking_type_known" CHECK ("listings"."booking_type" IN ('instant', '24-Hour')),
	CONSTRAINT "listings_payment_type_known" CHECK ("listings"."payment_type" IN ('fullPayment', 'halfPayment', 'payAtCheckin')),
	CONSTRAINT "listings_cancellation_policy_known" CHECK ("listings"."cancellation_policy" IN ('Flexible', 'Moderate', 'Strict', 'Non_refundable')),
	CONSTRAINT "listings_pricing_mode_known" CHECK ("listings"."pricing_mode" IN ('daily', 'hourly'))
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sms" boolean NOT NULL,
	"email" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"params" jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_dates_moved', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Booking_late_payment_refunded', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Licence_ends_soon', 'Calendar_conflict'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gave_up_at" timestamp with time zone,
	"last_problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('notification', 'sms', 'mail', 'push', 'contact', 'booking', 'message', 'missedSms', 'missedMail'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"state" text NOT NULL,
	"amount_halalas" integer NOT NULL,
	"source_hash" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" IN ('initiated', 'paid', 'failed', 'refunded', 'voided'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount_halalas" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" IN ('pending', 'sent', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "unmatched_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"last_problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unmatched_payments_reason_known" CHECK ("unmatched_payments"."reason" IN ('unknown', 'mismatch')),
	CONSTRAINT "unmatched_payments_state_known" CHECK ("unmatched_payments"."state" IN ('open', 'matched', 'refunded', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" text PRIMARY KEY DEFAULT 'site' NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'service' NOT NULL,
	"subject_id" text NOT NULL,
	"reporter_id" text,
	"reporter_hash" text NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once_a_day" UNIQUE("kind","subject_id","reporter_hash","day"),
	CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" IN ('service', 'review', 'message', 'person')),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" IN ('wrong_information', 'wrong_photos', 'wrong_price', 'not_there', 'outside_payment', 'offensive', 'other', 'untrue', 'private_data', 'advertising', 'harassment', 'fraud', 'false_identity')),
	CONSTRAINT "reports_state_known" CHECK ("reports"."state" IN ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "guest_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"author_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"rating" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_reviews_booking_id_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"booking_id" text,
	"author_id" text NOT NULL,
	"rating" integer NOT NULL,
	"aspects" integer[] NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"vendor_answer" text,
	"answered_at" timestamp with time zone,
	"published_at" timestamp with time zone DEFAULT now(),
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_language_known" CHECK ("reviews"."language" IN ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"proven_by" text,
	"is_sent" boolean DEFAULT true NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"dead_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" IN ('login', 'signup', 'changePhone', 'deleteAccount'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"file_key" text NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_visibility_known" CHECK ("uploads"."visibility" IN ('public', 'private'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"role" text DEFAULT 'User' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"display_name" text,
	"display_name_ar" text,
	"email" text,
	"nationality" text,
	"id_number" text,
	"date_of_birth" date,
	"avatar_url" text,
	"language" text DEFAULT 'ar' NOT NULL,
	"balance_halalas" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" IN ('User', 'Vender', 'Admin')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" IN ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rejection_reason" text,
	"address" text DEFAULT '' NOT NULL,
	"contact_phone" text,
	"company_name" text,
	"commercial_number" text,
	"vat_number" text,
	"id_photo_upload_id" text,
	"commercial_photo_upload_id" text,
	"answer_minutes" integer,
	"answers_counted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "vendors_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "vendors_type_known" CHECK ("vendors"."type" IN ('host', 'company')),
	CONSTRAINT "vendors_state_known" CHECK ("vendors"."state" IN ('waiting', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"period" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "waiting_list_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vendor_user_id_users_id_fk" FOREIGN KEY ("vendor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exception_requests" ADD CONSTRAINT "exception_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exception_requests" ADD CONSTRAINT "exception_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_group_id_facility_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."facility_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_types" ADD CONSTRAINT "facility_types_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_vendor_user_id_users_id_fk" FOREIGN KEY ("vendor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_ledger_accounts_name_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_reminders" ADD CONSTRAINT "licence_reminders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_prices" ADD CONSTRAINT "date_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_facilities" ADD CONSTRAINT "listing_facilities_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_facilities" ADD CONSTRAINT "listing_facilities_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_id_photo_upload_id_uploads_id_fk" FOREIGN KEY ("id_photo_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_commercial_photo_upload_id_uploads_id_fk" FOREIGN KEY ("commercial_photo_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_booking" ON "allocations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "allocations_unit" ON "allocations" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "allocations_block" ON "allocations" USING btree ("block_id") WHERE block_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "allocations_listing" ON "allocations" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "allocations_holds" ON "allocations" USING btree ("hold_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_external" ON "blocks" USING btree ("listing_id","external_id");--> statement-breakpoint
CREATE INDEX "audit_trail_subject" ON "audit_trail" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree ("guest_id","state","check_in_at");--> statement-breakpoint
CREATE INDEX "bookings_vendor" ON "bookings" USING btree ("vendor_user_id","state","check_in_at");--> statement-breakpoint
CREATE INDEX "bookings_listing" ON "bookings" USING btree ("listing_id","check_in_at");--> statement-breakpoint
CREATE INDEX "bookings_expiry" ON "bookings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("state","check_out_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exception_requests_open" ON "exception_requests" USING btree ("booking_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "exception_requests_booking" ON "exception_requests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "exception_requests_state" ON "exception_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_conflicts_event" ON "calendar_conflicts" USING btree ("listing_id","external_id");--> statement-breakpoint
CREATE INDEX "districts_city" ON "districts" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "facilities_group" ON "facilities" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_reach" ON "contact_messages" USING btree ("reach","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_address" ON "contact_messages" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_guest_listing" ON "conversations" USING btree ("guest_id","listing_id");--> statement-breakpoint
CREATE INDEX "conversations_guest" ON "conversations" USING btree ("guest_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_vendor" ON "conversations" USING btree ("vendor_user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_listing" ON "conversations" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_seq" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "favourites_listing" ON "favourites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_user" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_transactions_booking" ON "ledger_transactions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payouts_vendor" ON "payouts" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "listing_drafts_owner" ON "listing_drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "listing_events_listing" ON "listing_events" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listings_city_rank" ON "listings" USING btree ("city_id","rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_type_rank" ON "listings" USING btree ("type","rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_rating_rank" ON "listings" USING btree ("city_id","rating_rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_views" ON "listings" USING btree ("city_id","views" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_price" ON "listings" USING btree ("city_id","type","lowest_price","id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_price" ON "listings" USING btree ("city_id","lowest_price","id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_rank" ON "listings" USING btree ("rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_rating_rank" ON "listings" USING btree ("rating_rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_views" ON "listings" USING btree ("views" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("lowest_price","id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_location" ON "listings" USING gist ("location");--> statement-breakpoint
CREATE INDEX "listings_search_text" ON "listings" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "listings_vendor" ON "listings" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "units_listing_number" ON "units" USING btree ("listing_id","number");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","run_at") WHERE gave_up_at IS NULL;--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_in_flight" ON "payments" USING btree ("booking_id") WHERE state = 'initiated';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("run_at") WHERE state IN ('pending', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_capture" ON "unmatched_payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "unmatched_payments_open" ON "unmatched_payments" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_hash","day");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_guest" ON "guest_reviews" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reviews_listing" ON "reviews" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_blind" ON "reviews" USING btree ("created_at") WHERE published_at IS NULL;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_phone" ON "one_time_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("address","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_alive" ON "one_time_codes" USING btree ("phone","challenge_hash") WHERE dead_at IS NULL;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_owner_file" ON "uploads" USING btree ("owner_id","file_key");--> statement-breakpoint
CREATE INDEX "uploads_file" ON "uploads" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "vendors_id_photo" ON "vendors" USING btree ("id_photo_upload_id");--> statement-breakpoint
CREATE INDEX "vendors_commercial_photo" ON "vendors" USING btree ("commercial_photo_upload_id");--> statement-breakpoint
CREATE INDEX "waiting_list_listing" ON "waiting_list" USING btree ("listing_id");