-- A text in lower case with its umlauts in the letters of keyboards that have none: joerg for Jörg. plain_words writes the
-- others, such as ß and æ, in one way only.
create or replace function spelled_umlauts(given text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := normalize(lower(given), nfc);
begin
  plain := replace(replace(replace(plain, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue');
  return replace(replace(plain, 'ø', 'oe'), 'å', 'aa');
end $$;
