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
	CONSTRAINT "timer_runs_timer_known" CHECK ("timer_runs"."timer" IN ('bookings', 'splits', 'reminders', 'money', 'claims', 'payments', 'reservedBalances', 'refunds', 'unmatched', 'reconciliation', 'reviews', 'calendars', 'licences', 'papers', 'unread', 'responseTimes', 'codes', 'promotionTries', 'sessions', 'idempotencyKeys', 'failedJobs', 'deliveries', 'closedMessages', 'figures', 'views'))
);
