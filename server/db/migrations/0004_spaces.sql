-- Which signs count as spaces depends on the locale of the server: name them, as JavaScript's \s does.
CREATE OR REPLACE FUNCTION ar_norm(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      regexp_replace(lower(raw), U&'[\064B-\065F\0670\06D6-\06ED\0640\200B-\200F\202A-\202E\2060-\2069\FEFF]', '', 'g'),
      'آأإٱىةؤئیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'اااايهوييك01234567890123456789'
    ), U&'[\0009-\000D\0020\00A0\1680\2000-\200A\2028\2029\202F\205F\3000]+', ' ', 'g'))
$$;
