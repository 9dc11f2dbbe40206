CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The same folding as normaliseArabic() in lib/domain/arabic.ts; one fixture proves both.
CREATE OR REPLACE FUNCTION ar_norm(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      regexp_replace(lower(raw), U&'[\064B-\065F\0670\06D6-\06ED\0640\200B-\200F\202A-\202E\2060-\2069\FEFF]', '', 'g'),
      'آأإٱىةؤئیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'اااايهوييك01234567890123456789'
    ), '\s+', ' ', 'g'))
$$;
