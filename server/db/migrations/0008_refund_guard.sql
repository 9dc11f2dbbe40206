-- Refunds never exceed what was captured (booking rules, Cancellation); the payment's row orders those that race.
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE captured integer;
BEGIN
  SELECT amount_halalas INTO captured FROM payments WHERE id = NEW.payment_id AND state = 'paid' FOR UPDATE;
  IF captured IS NULL THEN
    RAISE EXCEPTION 'payment % was not captured', NEW.payment_id;
  END IF;
  IF NEW.amount_halalas + coalesce((
    SELECT sum(amount_halalas) FROM refunds WHERE payment_id = NEW.payment_id AND id <> NEW.id AND state <> 'failed'
  ), 0) > captured THEN
    RAISE EXCEPTION 'refunds of payment % would exceed what was captured', NEW.payment_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_bounded BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_positive CHECK (amount_halalas > 0);
--> statement-breakpoint
ALTER TABLE exception_requests ADD CONSTRAINT exception_requests_share CHECK (percent BETWEEN 0 AND 100);
