-- Written by hand, before the tables of drizzle-kit that need it: generated columns and indexes.
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
-- From here on as drizzle-kit generated it from server/db/schema.
CREATE TABLE "admin_recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "admin_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "admin_second_steps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_period" integer DEFAULT 0 NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" text PRIMARY KEY NOT NULL,
	"unit_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"booking_id" text,
	"block_id" text,
	"during" "tstzrange" NOT NULL,
	"state" text NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"is_for_date_change" boolean DEFAULT false NOT NULL,
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
	"actor_id" text,
	"actor_role" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
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
	CONSTRAINT "booking_events_event_known" CHECK ("booking_events"."event" IN ('create', 'approve', 'approve_unpaid', 'reject', 'expire', 'pay', 'expire_payment', 'pay_late', 'pay_rest', 'change_dates', 'hold_new_dates', 'give_up_new_dates', 'expire_new_dates', 'pay_difference', 'cancel', 'ask_exception', 'grant_exception', 'refuse_exception', 'check_in', 'collect', 'undo_collect', 'check_out', 'ask_arrival', 'free_dates', 'no_show')),
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
	"vendor_id" text NOT NULL,
	"city_id" text DEFAULT NULL NOT NULL,
	"listing_type" text DEFAULT NULL NOT NULL,
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
	"commission_percent" numeric(5, 2) NOT NULL,
	"vat_percent" numeric(5, 2) NOT NULL,
	"free_cancellation_until" timestamp with time zone,
	"snapshot" jsonb NOT NULL,
	"arrival_code" text NOT NULL,
	"arrival_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_code_unique" UNIQUE("code"),
	CONSTRAINT "bookings_listing_type_known" CHECK ("bookings"."listing_type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms')),
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
	"first_day" date,
	"last_day" date,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "banners_place_known" CHECK ("banners"."place" IN ('main', 'small')),
	CONSTRAINT "banners_status_known" CHECK ("banners"."status" IN ('active', 'inactive')),
	CONSTRAINT "banners_days" CHECK ("banners"."first_day" <= "banners"."last_day")
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_type_unique" UNIQUE("type"),
	CONSTRAINT "categories_type_known" CHECK ("categories"."type" IN ('Chalets', 'Resorts', 'Hotel', 'Apartment', 'Stadium', 'Lounges', 'Camps', 'Wedding_Halls', 'Farms')),
	CONSTRAINT "categories_status_known" CHECK ("categories"."status" IN ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"slug" text DEFAULT gen_random_uuid()::text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("name"),
	CONSTRAINT "cities_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cities_status_known" CHECK ("cities"."status" IN ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"slug" text DEFAULT gen_random_uuid()::text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"vat_number" text,
	"commercial_number" text,
	"latitude" double precision,
	"longitude" double precision,
	"facebook_link" text NOT NULL,
	"instagram_link" text NOT NULL,
	"twitter_link" text NOT NULL,
	"youtube_link" text NOT NULL,
	"adjustment_limit_halalas" integer DEFAULT 50000 NOT NULL,
	"min_payout_halalas" integer DEFAULT 10000 NOT NULL,
	"require_tourism_licence" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_topic_known" CHECK ("contact_messages"."topic" IN ('booking', 'payment', 'hosting', 'account', 'privacy', 'complaint', 'other')),
	CONSTRAINT "contact_messages_language_known" CHECK ("contact_messages"."language" IN ('ar', 'en'))
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
	"vendor_id" text NOT NULL,
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
CREATE TABLE "date_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"period" jsonb NOT NULL,
	"check_in_at" timestamp with time zone NOT NULL,
	"check_out_at" timestamp with time zone NOT NULL,
	"occupied_until" timestamp with time zone NOT NULL,
	"total_halalas" integer NOT NULL,
	"free_cancellation_until" timestamp with time zone,
	"snapshot" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_changes_state_known" CHECK ("date_changes"."state" IN ('open', 'done', 'expired', 'given_up', 'ended'))
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
CREATE TABLE "canned_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"body" text NOT NULL,
	"body_ar" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"event" text NOT NULL,
	"author_id" text,
	"assignee_id" text,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_events_event_known" CHECK ("inbox_events"."event" IN ('assigned', 'unassigned', 'answered', 'waiting', 'closed', 'reopened', 'reported_again', 'hidden', 'shown', 'note'))
);
--> statement-breakpoint
CREATE TABLE "inbox_items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"contact_id" text,
	"report_id" text,
	"review_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "inbox_items_contact_id_unique" UNIQUE("contact_id"),
	CONSTRAINT "inbox_items_report_id_unique" UNIQUE("report_id"),
	CONSTRAINT "inbox_items_review_id_unique" UNIQUE("review_id"),
	CONSTRAINT "inbox_items_kind_known" CHECK ("inbox_items"."kind" IN ('contact', 'report', 'review')),
	CONSTRAINT "inbox_items_state_known" CHECK ("inbox_items"."state" IN ('open', 'assigned', 'waiting', 'closed')),
	CONSTRAINT "inbox_items_subject" CHECK (num_nonnulls("inbox_items"."contact_id", "inbox_items"."report_id", "inbox_items"."review_id") = 1
        AND (CASE "inbox_items"."kind" WHEN 'contact' THEN "inbox_items"."contact_id" WHEN 'report' THEN "inbox_items"."report_id" ELSE "inbox_items"."review_id" END) IS NOT NULL),
	CONSTRAINT "inbox_items_closed" CHECK (("inbox_items"."state" = 'closed') = ("inbox_items"."closed_at" IS NOT NULL)),
	CONSTRAINT "inbox_items_assigned" CHECK ("inbox_items"."state" <> 'assigned' OR "inbox_items"."assignee_id" IS NOT NULL)
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
	"vendor_id" text NOT NULL,
	"type" text NOT NULL,
	"step" text NOT NULL,
	"payload" jsonb NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"device" text,
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
	"version" integer,
	"prices" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_events_event_known" CHECK ("listing_events"."event" IN ('pause', 'resume', 'publish', 'reject', 'suspend', 'restore', 'restore_paused', 'send', 'copy', 'change', 'price', 'approve_change', 'reject_change')),
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
CREATE TABLE "listing_versions" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_versions_decision_known" CHECK ("listing_versions"."decision" IN ('published', 'rejected'))
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
	"type" text NOT NULL,
	"category_id" text NOT NULL,
	"state" text DEFAULT 'in_review' NOT NULL,
	"state_reason" text,
	"is_suspended_with_vendor" boolean DEFAULT false NOT NULL,
	"field_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"waiting_since" timestamp with time zone,
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
	"lowest_date_price" integer,
	"highest_date_price" integer,
	"stay_price_floor" integer GENERATED ALWAYS AS (CASE WHEN pricing_mode = 'daily'
      THEN (least(lowest_price, lowest_date_price)::bigint * (100 - CASE WHEN last_minute_days IS NULL THEN 0 ELSE least(90, greatest(1, last_minute_percent)) END) / 100 - 1)::integer
      ELSE lowest_price END) STORED,
	"stay_price_ceiling" integer GENERATED ALWAYS AS (CASE WHEN pricing_mode = 'daily'
      THEN greatest(night_prices[1], night_prices[2], night_prices[3], night_prices[4], night_prices[5], night_prices[6], night_prices[7], highest_date_price)
      ELSE lowest_price END) STORED,
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
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "balance_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount_halalas" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"proposed_by" text NOT NULL,
	"decided_by" text,
	"refusal_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "balance_adjustments_state_known" CHECK ("balance_adjustments"."state" IN ('proposed', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "deposit_claim_photos" (
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"upload_id" text NOT NULL,
	CONSTRAINT "deposit_claim_photos_claim_id_position_pk" PRIMARY KEY("claim_id","position")
);
--> statement-breakpoint
CREATE TABLE "deposit_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"held_halalas" integer NOT NULL,
	"claimed_halalas" integer NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answer_text" text,
	"answered_at" timestamp with time zone,
	"granted_halalas" integer,
	"decision_reason" text,
	"decided_by" text,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_claims_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "deposit_claims_state_known" CHECK ("deposit_claims"."state" IN ('open', 'in_review', 'settled')),
	CONSTRAINT "deposit_claims_answer_known" CHECK ("deposit_claims"."answer" IN ('agreed', 'disputed'))
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"cause" text NOT NULL,
	"booking_id" text NOT NULL,
	"corrects_id" text,
	"total_halalas" integer NOT NULL,
	"vat_halalas" integer,
	"printed" jsonb NOT NULL,
	"buyer" jsonb,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_cause_unique" UNIQUE("cause"),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" IN ('receipt', 'tax_invoice', 'credit_note', 'deposit_receipt', 'commission_invoice', 'commission_credit_note'))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"name" text PRIMARY KEY NOT NULL,
	"balance_halalas" bigint DEFAULT 0 NOT NULL,
	"floor_halalas" bigint,
	"ceiling_halalas" bigint
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
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"booking_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "ledger_transactions_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('payment_captured', 'payment_returned', 'payment_reversed', 'share_captured', 'split_returned', 'booking_ended', 'dates_changed', 'door_commission', 'door_commission_returned', 'earnings_available', 'deposit_settled', 'refund_done', 'refund_credited', 'unmatched_captured', 'unmatched_resolved', 'balance_adjusted', 'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'balance_spent', 'balance_held', 'balance_released'))
);
--> statement-breakpoint
CREATE TABLE "money_timers" (
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "money_timers_booking_id_kind_pk" PRIMARY KEY("booking_id","kind"),
	CONSTRAINT "money_timers_kind_known" CHECK ("money_timers"."kind" IN ('earnings', 'deposit'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"purpose" text DEFAULT 'due_now' NOT NULL,
	"share_id" text,
	"payer_id" text,
	"date_change_id" text,
	"amount_halalas" integer NOT NULL,
	"deposit_halalas" integer DEFAULT 0 NOT NULL,
	"balance_halalas" integer DEFAULT 0 NOT NULL,
	"balance_deposit_halalas" integer DEFAULT 0 NOT NULL,
	"card_payment_id" text,
	"source_hash" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone,
	"decline_reason" text,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payments_card_payment_id_unique" UNIQUE("card_payment_id"),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" IN ('initiated', 'paid', 'failed', 'refunded', 'voided')),
	CONSTRAINT "payments_purpose_known" CHECK ("payments"."purpose" IN ('due_now', 'rest', 'difference', 'share')),
	CONSTRAINT "payments_decline_reason_known" CHECK ("payments"."decline_reason" IN ('funds', 'expired', 'unconfirmed', 'other'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"cause" text DEFAULT 'owed' NOT NULL,
	"destination" text DEFAULT 'card' NOT NULL,
	"amount_halalas" integer NOT NULL,
	"deposit_halalas" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"refunded_before_halalas" integer,
	"last_problem" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bank_reference" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" IN ('pending', 'sent', 'done', 'failed')),
	CONSTRAINT "refunds_cause_known" CHECK ("refunds"."cause" IN ('owed', 'surplus', 'reversal')),
	CONSTRAINT "refunds_destination_known" CHECK ("refunds"."destination" IN ('card', 'balance'))
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
	"resends" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unmatched_payments_reason_known" CHECK ("unmatched_payments"."reason" IN ('unknown', 'mismatch')),
	CONSTRAINT "unmatched_payments_state_known" CHECK ("unmatched_payments"."state" IN ('open', 'matched', 'refunded', 'refused', 'solved'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"vendor_id" text PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"holder_name" text NOT NULL,
	"is_holder_the_vendor" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payer_name" text NOT NULL,
	"payer_iban" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "payout_batches_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "payouts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" text NOT NULL,
	"iban" text NOT NULL,
	"holder_name" text NOT NULL,
	"is_holder_the_vendor" boolean NOT NULL,
	"amount_halalas" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text,
	"batch_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "payouts_state_known" CHECK ("payouts"."state" IN ('requested', 'approved', 'sent', 'paid', 'returned', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "promotion_tries" (
	"requester" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_tries_requester_code_pk" PRIMARY KEY("requester","code")
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount_halalas" integer NOT NULL,
	"payer" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"listing_types" text[] NOT NULL,
	"min_total_halalas" integer NOT NULL,
	"max_uses" integer NOT NULL,
	"max_uses_per_user" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "promotions_payer_known" CHECK ("promotions"."payer" IN ('platform', 'vendor'))
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"holds_from" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "rates_kind_known" CHECK ("rates"."kind" IN ('commission', 'vat'))
);
--> statement-breakpoint
CREATE TABLE "ledger_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"booking_id" text,
	"ours_halalas" bigint NOT NULL,
	"theirs_halalas" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_differences_kind_known" CHECK ("ledger_differences"."kind" IN ('account_sum', 'user_balance', 'booking_captures', 'booking_refunds', 'booking_holds', 'booking_commission', 'booking_paid', 'booking_documents', 'unmatched_captures', 'provider_capture', 'payouts_open', 'payouts_paid')),
	CONSTRAINT "ledger_differences_state_known" CHECK ("ledger_differences"."state" IN ('open', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"day" date PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'initiated' NOT NULL,
	"amount_halalas" integer NOT NULL,
	"refunded_halalas" integer DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"return_path" text NOT NULL,
	"method" text,
	"outcome" text,
	"answers_at" timestamp with time zone,
	"decline_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_state_known" CHECK ("sandbox_payments"."state" IN ('initiated', 'authorized', 'paid', 'failed', 'voided')),
	CONSTRAINT "sandbox_payments_method_known" CHECK ("sandbox_payments"."method" IN ('mada', 'visa', 'mastercard', 'applepay', 'stcpay')),
	CONSTRAINT "sandbox_payments_outcome_known" CHECK ("sandbox_payments"."outcome" IN ('approved', 'funds', 'expired', 'confirmed', 'captured', 'late', 'silent', 'unreturnable')),
	CONSTRAINT "sandbox_payments_decline_reason_known" CHECK ("sandbox_payments"."decline_reason" IN ('funds', 'expired', 'unconfirmed', 'other'))
);
--> statement-breakpoint
CREATE TABLE "split_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"split_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount_halalas" integer NOT NULL,
	"deposit_halalas" integer NOT NULL,
	"payment_id" text,
	"paid_by" text,
	CONSTRAINT "split_shares_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "splits" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'starting' NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "splits_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "splits_token_unique" UNIQUE("token"),
	CONSTRAINT "splits_state_known" CHECK ("splits"."state" IN ('starting', 'open', 'whole', 'returned'))
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
	CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" IN ('Service_approve_by_admin', 'Service_publish_by_admin', 'Service_suspend_by_admin', 'Vender_rejected_by_admin', 'Vender_approve_by_admin', 'Balance_deduction', 'Balance_added', 'Booking_cancellation_approved_by_admin', 'Booking_cancellation_rejected_by_admin', 'Booking_cancelled_by_admin', 'Booking_request_rejected_by_vender', 'Booking_request_approved_by_vender', 'Booking_request_send_by_user', 'Checkout_by_user', 'Checkin_by_user', 'New_booking_alert', 'Booking_cancelled_by_user', 'Booking_withdrawn_by_admin', 'Booking_dates_changed_by_user', 'Booking_request_reminder', 'Booking_request_expired', 'Booking_payment_reminder', 'Booking_payment_expired', 'Booking_confirmed', 'Booking_paid', 'Booking_rest_reminder', 'Booking_rest_paid', 'Booking_rest_paid_by_user', 'Booking_dates_moved', 'Booking_new_dates_held', 'Booking_new_dates_expired', 'Booking_cancelled_by_self', 'Refund_sent', 'Refund_arrived', 'Refund_failed', 'Deposit_sent', 'Deposit_arrived', 'Refund_transferred', 'Deposit_claimed', 'Deposit_claim_agreed', 'Deposit_claim_disputed', 'Deposit_claim_waiting', 'Deposit_claim_decided', 'Deposit_claim_settled', 'Booking_late_payment_refunded', 'Split_share_paid', 'Split_ended', 'Split_refund_sent', 'Shared_booking_ended', 'Share_returned', 'Share_refund_failed', 'Booking_arrival_question', 'Booking_complaint_granted', 'Booking_no_show', 'Dates_free_again', 'Review_invitation', 'Review_published', 'Service_reject_by_admin', 'Vendor_suspended_by_admin', 'Vendor_restored_by_admin', 'Vendor_paper_ends_soon', 'Licence_ends_soon', 'Privacy_request_done', 'Privacy_request_refused', 'Calendar_conflict', 'Calendar_addresses_renewed', 'Bank_account_changed', 'Phone_change_asked', 'Phone_changed', 'Phone_change_dropped', 'Member_invited', 'Member_joined', 'Member_left', 'Member_removed', 'Member_role_changed', 'Ownership_transferred', 'Payout_sent', 'Payout_paid', 'Payout_returned', 'Payout_refused', 'Webhook_disabled', 'Ledger_difference'))
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
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gave_up_at" timestamp with time zone,
	"last_problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('notification', 'sms', 'mail', 'push', 'contact', 'contactAnswer', 'booking', 'message', 'missedSms', 'missedMail', 'invitation', 'sandboxWebhook', 'cancelBooking', 'webhook'))
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"bookings" integer NOT NULL,
	"revenue_halalas" bigint NOT NULL,
	"commission_halalas" bigint NOT NULL,
	"sign_ups" integer NOT NULL,
	"views" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_calls" (
	"service" text PRIMARY KEY NOT NULL,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	CONSTRAINT "service_calls_service_known" CHECK ("service_calls"."service" IN ('sms', 'payments', 'mail', 'push', 'geocoder'))
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "privacy_requests_kind_known" CHECK ("privacy_requests"."kind" IN ('deletion', 'export')),
	CONSTRAINT "privacy_requests_source_known" CHECK ("privacy_requests"."source" IN ('account', 'contact')),
	CONSTRAINT "privacy_requests_state_known" CHECK ("privacy_requests"."state" IN ('waiting', 'done', 'refused'))
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once_a_day" UNIQUE("kind","subject_id","reporter_hash","day"),
	CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" IN ('service', 'review', 'message', 'person')),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" IN ('wrong_information', 'wrong_photos', 'wrong_price', 'not_there', 'outside_payment', 'offensive', 'other', 'untrue', 'private_data', 'advertising', 'harassment', 'fraud', 'false_identity'))
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
	CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" IN ('login', 'signup', 'changePhone', 'proof'))
);
--> statement-breakpoint
CREATE TABLE "phone_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"vendor_id" text,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"second_step_at" timestamp with time zone,
	"second_step_tries" integer DEFAULT 0 NOT NULL,
	"second_step_locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"name" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timer_runs" (
	"timer" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"problem" text,
	"failing_since" timestamp with time zone,
	CONSTRAINT "timer_runs_timer_known" CHECK ("timer_runs"."timer" IN ('bookings', 'splits', 'reminders', 'money', 'claims', 'payments', 'reservedBalances', 'refunds', 'unmatched', 'reconciliation', 'reviews', 'calendars', 'licences', 'papers', 'unread', 'responseTimes', 'codes', 'phoneChanges', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages', 'figures', 'views', 'vitals'))
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb,
	"editor_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"vendor_id" text,
	"file_key" text NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"format" text DEFAULT 'picture' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"picture_hash" bigint,
	"hash_parts" integer[] GENERATED ALWAYS AS (CASE WHEN picture_hash IS NOT NULL THEN ARRAY[(0 + ((picture_hash >> 0) & 2047))::integer, (4096 + ((picture_hash >> 11) & 2047))::integer, (8192 + ((picture_hash >> 22) & 2047))::integer, (12288 + ((picture_hash >> 33) & 2047))::integer, (16384 + ((picture_hash >> 44) & 1023))::integer, (20480 + ((picture_hash >> 54) & 1023))::integer] END) STORED,
	"avif_widths" integer[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_visibility_known" CHECK ("uploads"."visibility" IN ('public', 'private')),
	CONSTRAINT "uploads_format_known" CHECK ("uploads"."format" IN ('picture', 'pdf'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"role" text DEFAULT 'User' NOT NULL,
	"admin_role" text,
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
	"phone_changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"search_text" text GENERATED ALWAYS AS (ar_norm(first_name || ' ' || last_name || ' ' || coalesce(display_name, '') || ' ' || coalesce(display_name_ar, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" IN ('User', 'Vender', 'Admin')),
	CONSTRAINT "users_admin_role_known" CHECK ("users"."admin_role" IN ('owner', 'operations', 'finance', 'content', 'support', 'readOnly')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" IN ('ar', 'en')),
	CONSTRAINT "users_admin_role" CHECK ((role = 'Admin') = (admin_role IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"scopes" text[] NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_tried_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" IN ('booking.created', 'booking.confirmed', 'booking.changed', 'booking.cancelled', 'calendar.changed', 'test')),
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" IN ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"created_by" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "vendor_invitations_role_known" CHECK ("vendor_invitations"."role" IN ('owner', 'manager', 'calendar', 'frontDesk', 'finance')),
	CONSTRAINT "vendor_invitations_state_known" CHECK ("vendor_invitations"."state" IN ('waiting', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "vendor_members" (
	"vendor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_members_vendor_id_user_id_pk" PRIMARY KEY("vendor_id","user_id"),
	CONSTRAINT "vendor_members_role_known" CHECK ("vendor_members"."role" IN ('owner', 'manager', 'calendar', 'frontDesk', 'finance'))
);
--> statement-breakpoint
CREATE TABLE "vendor_trail" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"api_key" text,
	"act" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"author_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_reminders" (
	"vendor_id" text NOT NULL,
	"paper" text NOT NULL,
	"expires_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_reminders_vendor_id_paper_expires_on_days_before_pk" PRIMARY KEY("vendor_id","paper","expires_on","days_before"),
	CONSTRAINT "vendor_reminders_paper_known" CHECK ("vendor_reminders"."paper" IN ('commercial', 'vat'))
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" text PRIMARY KEY NOT NULL,
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
	"commercial_expires" date,
	"vat_expires" date,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "vendors_type_known" CHECK ("vendors"."type" IN ('host', 'company')),
	CONSTRAINT "vendors_state_known" CHECK ("vendors"."state" IN ('waiting', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"metric" text NOT NULL,
	"bound" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "vitals_day_page_device_language_metric_bound_pk" PRIMARY KEY("day","page","device","language","metric","bound"),
	CONSTRAINT "vitals_page_known" CHECK ("vitals"."page" IN ('home', 'search', 'type', 'city', 'listing', 'checkout', 'other')),
	CONSTRAINT "vitals_device_known" CHECK ("vitals"."device" IN ('phone', 'desktop')),
	CONSTRAINT "vitals_language_known" CHECK ("vitals"."language" IN ('ar', 'en')),
	CONSTRAINT "vitals_metric_known" CHECK ("vitals"."metric" IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB'))
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
ALTER TABLE "admin_recovery_codes" ADD CONSTRAINT "admin_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_second_steps" ADD CONSTRAINT "admin_second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exception_requests" ADD CONSTRAINT "exception_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exception_requests" ADD CONSTRAINT "exception_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_group_id_facility_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."facility_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_types" ADD CONSTRAINT "facility_types_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_reminders" ADD CONSTRAINT "licence_reminders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_versions" ADD CONSTRAINT "listing_versions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_prices" ADD CONSTRAINT "date_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_facilities" ADD CONSTRAINT "listing_facilities_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_facilities" ADD CONSTRAINT "listing_facilities_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claim_photos" ADD CONSTRAINT "deposit_claim_photos_claim_id_deposit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."deposit_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claim_photos" ADD CONSTRAINT "deposit_claim_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_ledger_accounts_name_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_timers" ADD CONSTRAINT "money_timers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_share_id_split_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."split_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_date_change_id_date_changes_id_fk" FOREIGN KEY ("date_change_id") REFERENCES "public"."date_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_payment_id_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_shares" ADD CONSTRAINT "split_shares_split_id_splits_id_fk" FOREIGN KEY ("split_id") REFERENCES "public"."splits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_shares" ADD CONSTRAINT "split_shares_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "splits" ADD CONSTRAINT "splits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_invitations" ADD CONSTRAINT "vendor_invitations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_invitations" ADD CONSTRAINT "vendor_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_members" ADD CONSTRAINT "vendor_members_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_members" ADD CONSTRAINT "vendor_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_trail" ADD CONSTRAINT "vendor_trail_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_trail" ADD CONSTRAINT "vendor_trail_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_notes" ADD CONSTRAINT "vendor_notes_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_notes" ADD CONSTRAINT "vendor_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reminders" ADD CONSTRAINT "vendor_reminders_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "audit_trail_newest" ON "audit_trail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_actor_action" ON "audit_trail" USING btree ("actor_id","action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_action" ON "audit_trail" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_kind" ON "audit_trail" USING btree ("subject_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_subject" ON "audit_trail" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_events_confirmed" ON "booking_events" USING btree ("created_at") WHERE to_state = 'confirmed' AND from_state IS DISTINCT FROM 'confirmed';--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree ("guest_id","state","check_in_at");--> statement-breakpoint
CREATE INDEX "bookings_vendor" ON "bookings" USING btree ("vendor_id","state","check_in_at");--> statement-breakpoint
CREATE INDEX "bookings_listing" ON "bookings" USING btree ("listing_id","check_in_at");--> statement-breakpoint
CREATE INDEX "bookings_rest" ON "bookings" USING btree ("check_in_at") WHERE state = 'confirmed' AND paid_halalas > 0 AND paid_halalas < total_halalas;--> statement-breakpoint
CREATE INDEX "bookings_expiry" ON "bookings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("state","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id","state","city_id","listing_type","payment_type","check_in_at","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_check_in" ON "bookings" USING btree ("check_in_at","id","check_out_at","created_at","state","city_id","listing_type","payment_type");--> statement-breakpoint
CREATE INDEX "bookings_state_created" ON "bookings" USING btree ("state","created_at","id","city_id","listing_type","payment_type","check_in_at","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_city_created" ON "bookings" USING btree ("city_id","created_at","id","state","listing_type","payment_type","check_in_at","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_type_created" ON "bookings" USING btree ("listing_type","created_at","id","state","city_id","payment_type","check_in_at","check_out_at");--> statement-breakpoint
CREATE INDEX "bookings_code_prefix" ON "bookings" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "exception_requests_open" ON "exception_requests" USING btree ("booking_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "exception_requests_booking" ON "exception_requests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "exception_requests_created" ON "exception_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "exception_requests_state" ON "exception_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_conflicts_event" ON "calendar_conflicts" USING btree ("listing_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "districts_city_slug" ON "districts" USING btree ("city_id","slug");--> statement-breakpoint
CREATE INDEX "facilities_group" ON "facilities" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_reach" ON "contact_messages" USING btree ("reach","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_address" ON "contact_messages" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_guest_listing" ON "conversations" USING btree ("guest_id","listing_id");--> statement-breakpoint
CREATE INDEX "conversations_guest" ON "conversations" USING btree ("guest_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_vendor" ON "conversations" USING btree ("vendor_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_listing" ON "conversations" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_seq" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "date_changes_open" ON "date_changes" USING btree ("booking_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "date_changes_booking" ON "date_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "date_changes_expiry" ON "date_changes" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "favourites_listing" ON "favourites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_user" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inbox_events_item" ON "inbox_events" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "inbox_items_age" ON "inbox_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_queue" ON "inbox_items" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_assignee" ON "inbox_items" USING btree ("assignee_id","created_at");--> statement-breakpoint
CREATE INDEX "inbox_items_closing" ON "inbox_items" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "listing_drafts_vendor" ON "listing_drafts" USING btree ("vendor_id","updated_at");--> statement-breakpoint
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
CREATE INDEX "listings_city_type_rank" ON "listings" USING btree ("city_id","type","rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_rating_rank" ON "listings" USING btree ("city_id","type","rating_rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_views" ON "listings" USING btree ("city_id","type","views" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_floor" ON "listings" USING btree ("city_id","stay_price_floor","stay_price_ceiling") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_ceiling" ON "listings" USING btree ("city_id","stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_floor" ON "listings" USING btree ("city_id","type","stay_price_floor","stay_price_ceiling") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_city_type_ceiling" ON "listings" USING btree ("city_id","type","stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_floor" ON "listings" USING btree ("stay_price_floor","stay_price_ceiling") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_ceiling" ON "listings" USING btree ("stay_price_ceiling" DESC NULLS LAST,"stay_price_floor") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "listings_location" ON "listings" USING gist ("location");--> statement-breakpoint
CREATE INDEX "listings_search_text" ON "listings" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_images" ON "listings" USING gin ("images");--> statement-breakpoint
CREATE INDEX "listings_in_review" ON "listings" USING btree ("created_at") WHERE state = 'in_review' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_waiting" ON "listings" USING btree ("waiting_since","id") WHERE waiting_since IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_created" ON "listings" USING btree ("created_at","id") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_state_created" ON "listings" USING btree ("state","created_at","id") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_city_created" ON "listings" USING btree ("city_id","created_at","id") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_licence_expires" ON "listings" USING btree ("licence_expires") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "listings_vendor" ON "listings" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "units_listing_number" ON "units" USING btree ("listing_id","number");--> statement-breakpoint
CREATE INDEX "balance_adjustments_state" ON "balance_adjustments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "balance_adjustments_user" ON "balance_adjustments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "balance_adjustments_proposed_by" ON "balance_adjustments" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "balance_adjustments_decided_by" ON "balance_adjustments" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "deposit_claim_photos_upload" ON "deposit_claim_photos" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "deposit_claims_state" ON "deposit_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "deposit_claims_open" ON "deposit_claims" USING btree ("answer_by") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("series","year","sequence");--> statement-breakpoint
CREATE INDEX "invoices_booking" ON "invoices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_kind" ON "ledger_entries" USING btree (split_part("account", ':', 1),"transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_booking" ON "ledger_transactions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_created" ON "ledger_transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_kind" ON "ledger_transactions" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "money_timers_due" ON "money_timers" USING btree ("due_at") WHERE done_at IS NULL AND paused_at IS NULL;--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_in_flight" ON "payments" USING btree ("booking_id") WHERE state = 'initiated' AND share_id IS NULL;--> statement-breakpoint
CREATE INDEX "payments_share" ON "payments" USING btree ("share_id") WHERE share_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_date_change" ON "payments" USING btree ("date_change_id") WHERE date_change_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_share_in_flight" ON "payments" USING btree ("share_id") WHERE state = 'initiated';--> statement-breakpoint
CREATE INDEX "payments_holding" ON "payments" USING btree ("booking_id") WHERE state = 'initiated' AND balance_halalas > 0;--> statement-breakpoint
CREATE INDEX "payments_captured" ON "payments" USING btree (coalesce(paid_at, created_at)) WHERE state IN ('paid', 'refunded');--> statement-breakpoint
CREATE INDEX "payments_unchecked" ON "payments" USING btree ("check_at") WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("ended_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("run_at") WHERE state IN ('pending', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_capture" ON "unmatched_payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "unmatched_payments_open" ON "unmatched_payments" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "payout_batches_creator" ON "payout_batches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payouts_vendor" ON "payouts" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "promotion_tries_age" ON "promotion_tries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion" ON "promotion_uses" USING btree ("promotion_id","guest_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_guest" ON "promotion_uses" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_code" ON "promotions" USING btree ("code") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "promotions_days" ON "promotions" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "promotions_created_by" ON "promotions" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rates_kind_day" ON "rates" USING btree ("kind","holds_from") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "rates_created_by" ON "rates" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_differences_open" ON "ledger_differences" USING btree ("kind","subject") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "ledger_differences_state" ON "ledger_differences" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "ledger_differences_booking" ON "ledger_differences" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "split_shares_number" ON "split_shares" USING btree ("split_id","number");--> statement-breakpoint
CREATE INDEX "splits_active" ON "splits" USING btree ("created_at") WHERE state IN ('starting', 'open');--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","run_at") WHERE gave_up_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_waiting" ON "privacy_requests" USING btree ("user_id","kind") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "privacy_requests_user" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_decided" ON "privacy_requests" USING btree ("state","decided_at","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_queue" ON "privacy_requests" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_hash","day");--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_guest" ON "guest_reviews" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reviews_listing" ON "reviews" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_blind" ON "reviews" USING btree ("created_at") WHERE published_at IS NULL;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_phone" ON "one_time_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("address","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_alive" ON "one_time_codes" USING btree ("phone","challenge_hash") WHERE dead_at IS NULL;--> statement-breakpoint
CREATE INDEX "phone_changes_due" ON "phone_changes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_vendor" ON "sessions" USING btree ("vendor_id") WHERE vendor_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_owner_file" ON "uploads" USING btree ("owner_id","file_key");--> statement-breakpoint
CREATE INDEX "uploads_vendor" ON "uploads" USING btree ("vendor_id") WHERE vendor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_file" ON "uploads" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "uploads_hash" ON "uploads" USING gin ("hash_parts");--> statement-breakpoint
CREATE INDEX "uploads_without_avif" ON "uploads" USING btree ("created_at") WHERE "uploads"."avif_widths" IS NULL;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email") WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_id_number" ON "users" USING btree ("id_number") WHERE id_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_birth" ON "users" USING btree ("date_of_birth") WHERE date_of_birth IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE blocked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_search_text" ON "users" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "api_keys_vendor" ON "api_keys" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "api_keys_created_by" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_vendor" ON "webhook_endpoints" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_created_by" ON "webhook_endpoints" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_invitations_waiting" ON "vendor_invitations" USING btree ("vendor_id","phone") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "vendor_invitations_vendor" ON "vendor_invitations" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_invitations_phone" ON "vendor_invitations" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_members_owner" ON "vendor_members" USING btree ("vendor_id") WHERE role = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_members_owned" ON "vendor_members" USING btree ("user_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "vendor_members_user" ON "vendor_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vendor_trail_newest" ON "vendor_trail" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_trail_actor" ON "vendor_trail" USING btree ("vendor_id","actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_notes_vendor" ON "vendor_notes" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendors_created" ON "vendors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vendors_state_created" ON "vendors" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "vendors_suspended" ON "vendors" USING btree ("created_at","id") WHERE suspended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vendors_company_name" ON "vendors" USING gin (ar_norm(coalesce(company_name, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_commercial_number" ON "vendors" USING btree ("commercial_number");--> statement-breakpoint
CREATE INDEX "vendors_vat_number" ON "vendors" USING btree ("vat_number");--> statement-breakpoint
CREATE INDEX "vendors_id_photo" ON "vendors" USING btree ("id_photo_upload_id");--> statement-breakpoint
CREATE INDEX "vendors_commercial_photo" ON "vendors" USING btree ("commercial_photo_upload_id");--> statement-breakpoint
CREATE INDEX "waiting_list_listing" ON "waiting_list" USING btree ("listing_id");