-- What a booking pays us is the setting of the moment in which it is made. A market without settings has the 10 % of the
-- booking rules.
CREATE FUNCTION current_commission() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT COALESCE((SELECT commission_percent FROM settings LIMIT 1), 10)
$$;
