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
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_state_known";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_state_known";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_answered_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_closed_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "contact_messages_queue";--> statement-breakpoint
DROP INDEX "reports_queue";--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_events_item" ON "inbox_events" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "inbox_items_age" ON "inbox_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_queue" ON "inbox_items" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_assignee" ON "inbox_items" USING btree ("assignee_id","created_at");--> statement-breakpoint
CREATE INDEX "inbox_items_closing" ON "inbox_items" USING btree ("closed_at");--> statement-breakpoint
-- What the queues held goes into the inbox; an item takes the id of its subject.
INSERT INTO "inbox_items" ("id", "kind", "contact_id", "state", "created_at", "closed_at")
SELECT "id", 'contact', "id", CASE "state" WHEN 'open' THEN 'open' ELSE 'closed' END, "created_at",
  CASE WHEN "state" <> 'open' THEN coalesce("answered_at", "created_at") END
FROM "contact_messages";--> statement-breakpoint
INSERT INTO "inbox_events" ("id", "item_id", "event", "author_id", "created_at")
SELECT "id", "id", 'closed', "answered_by", coalesce("answered_at", "created_at")
FROM "contact_messages" WHERE "state" <> 'open';--> statement-breakpoint
INSERT INTO "inbox_items" ("id", "kind", "report_id", "state", "created_at", "closed_at")
SELECT "id", 'report', "id", "state", "created_at", CASE WHEN "state" = 'closed' THEN coalesce("closed_at", "created_at") END
FROM "reports";--> statement-breakpoint
INSERT INTO "inbox_events" ("id", "item_id", "event", "author_id", "body", "created_at")
SELECT "id", "id", 'closed', "closed_by", "note", coalesce("closed_at", "created_at")
FROM "reports" WHERE "state" = 'closed';--> statement-breakpoint
INSERT INTO "inbox_items" ("id", "kind", "review_id", "state", "created_at")
SELECT "id", 'review', "id", 'waiting', "created_at" FROM "reviews" WHERE "is_hidden";--> statement-breakpoint
INSERT INTO "canned_answers" ("id", "title", "title_ar", "body", "body_ar") VALUES
  ('answer-received', 'We have your message', 'وصلتنا رسالتك',
   E'Hello {name},\n\nThank you for writing to us about: {topic}. We are looking into it and will write to you again soon.',
   E'مرحبًا {name}،\n\nشكرًا لكتابتك إلينا بشأن: {topic}. نراجع طلبك الآن، وسنكتب إليك مجددًا قريبًا.'),
  ('answer-booking-code', 'Which booking?', 'أيّ حجز؟',
   E'Hello {name},\n\nPlease send us the code of your booking. You find it at the top of the booking in “My bookings”.',
   E'مرحبًا {name}،\n\nنرجو أن ترسل إلينا رمز حجزك. تجده في أعلى صفحة الحجز ضمن «حجوزاتي».'),
  ('answer-refund-time', 'When a refund arrives', 'موعد وصول المبلغ المسترد',
   E'Hello {name},\n\nYour refund is on its way. It can take some days until your bank credits it.',
   E'مرحبًا {name}،\n\nالمبلغ المسترد في طريقه إليك. قد يستغرق البنك بضعة أيام لإيداعه.');--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "answered_at";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "answered_by";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "closed_by";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "closed_at";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('notification', 'sms', 'mail', 'push', 'contact', 'contactAnswer', 'booking', 'message', 'missedSms', 'missedMail', 'sandboxWebhook', 'cancelBooking'));