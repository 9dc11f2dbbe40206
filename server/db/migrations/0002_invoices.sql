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
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" IN ('receipt', 'tax_invoice', 'credit_note', 'commission_invoice'))
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "deposit_halalas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("series","year","sequence");--> statement-breakpoint
CREATE INDEX "invoices_booking" ON "invoices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_deposit_part CHECK (deposit_halalas BETWEEN 0 AND amount_halalas);
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_amounts_sane CHECK (
  total_halalas > 0 AND (vat_halalas IS NULL OR vat_halalas BETWEEN 0 AND total_halalas)
);
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_credit_corrects CHECK ((kind = 'credit_note') = (corrects_id IS NOT NULL));
--> statement-breakpoint
-- The numbers of a series and year have no gap, whatever writes them.
CREATE FUNCTION invoices_without_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sequence <> 1 + coalesce((
    SELECT max(sequence) FROM invoices WHERE series = NEW.series AND year = NEW.year
  ), 0) THEN
    RAISE EXCEPTION 'invoice % % of % would leave a gap', NEW.series, NEW.sequence, NEW.year;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_consecutive BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_without_gap();
--> statement-breakpoint
-- An issued document never changes; only the guest's name is emptied when the account is closed.
CREATE FUNCTION invoices_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'buyer' <> to_jsonb(OLD) - 'buyer' OR NEW.buyer IS NOT NULL THEN
    RAISE EXCEPTION 'invoice % was issued and never changes', OLD.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_immutable BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_unchanged();
--> statement-breakpoint
CREATE TRIGGER invoices_never_deleted BEFORE DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
