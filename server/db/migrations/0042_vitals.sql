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
ALTER TABLE "timer_runs" DROP CONSTRAINT "timer_runs_timer_known";--> statement-breakpoint
ALTER TABLE "timer_runs" ADD CONSTRAINT "timer_runs_timer_known" CHECK ("timer_runs"."timer" IN ('bookings', 'splits', 'reminders', 'money', 'claims', 'payments', 'reservedBalances', 'refunds', 'unmatched', 'reconciliation', 'reviews', 'calendars', 'licences', 'papers', 'unread', 'responseTimes', 'codes', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages', 'figures', 'views', 'vitals'));