CREATE TABLE "promotion_tries" (
	"requester" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_tries_requester_code_pk" PRIMARY KEY("requester","code")
);
--> statement-breakpoint
CREATE INDEX "promotion_tries_age" ON "promotion_tries" USING btree ("created_at");