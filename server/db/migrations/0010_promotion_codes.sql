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
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion" ON "promotion_uses" USING btree ("promotion_id","guest_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_guest" ON "promotion_uses" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_code" ON "promotions" USING btree ("code") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "promotions_days" ON "promotions" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "promotions_created_by" ON "promotions" USING btree ("created_by");
--> statement-breakpoint
-- From here on by hand: bounds, what of a code never changes, and the account of what Diyar pays of prices.
ALTER TABLE promotions ADD CONSTRAINT promotions_bounds CHECK (
  code ~ '^[A-Z0-9]{4,20}$' AND (percent IS NULL OR percent BETWEEN 1 AND 90) AND amount_halalas > 0
  AND min_total_halalas >= 0 AND first_day <= last_day AND max_uses_per_user > 0
);
--> statement-breakpoint
ALTER TABLE promotions ADD CONSTRAINT promotions_uses_bounded CHECK (uses BETWEEN 0 AND max_uses);
--> statement-breakpoint
CREATE FUNCTION promotions_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'uses' - 'ended_at' IS DISTINCT FROM to_jsonb(OLD) - 'uses' - 'ended_at'
    OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'promotion code % never changes, it can only be ended', OLD.code;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER promotions_immutable BEFORE UPDATE ON promotions
  FOR EACH ROW EXECUTE FUNCTION promotions_unchanged();
--> statement-breakpoint
CREATE TRIGGER promotions_never_deleted BEFORE DELETE ON promotions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind text := split_part(NEW.account, ':', 1);
BEGIN
  IF kind NOT IN ('psp_clearing', 'guest_wallet', 'vendor_pending', 'vendor_available', 'vendor_debt', 'deposit_held',
    'commission_income', 'vat_payable', 'refund_clearing', 'payout_clearing', 'bank_clearing', 'adjustments',
    'promotion_cost') THEN
    RAISE EXCEPTION 'the ledger has no account %', NEW.account;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE name = NEW.account) THEN
    INSERT INTO ledger_accounts (name, floor_halalas, ceiling_halalas) VALUES (
      NEW.account,
      CASE WHEN kind NOT IN ('psp_clearing', 'vendor_debt', 'adjustments', 'promotion_cost') THEN 0 END,
      CASE WHEN kind IN ('psp_clearing', 'vendor_debt', 'promotion_cost') THEN 0 END
    ) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
