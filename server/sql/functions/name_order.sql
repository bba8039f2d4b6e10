-- What a list of names is in the order of: without case and accents, so that Äda stands beside Ada. At most 80
-- characters, because a cursor holds it.
create or replace function name_order(name text) returns text language sql immutable parallel safe as
  $$ select left(lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g')), 80) $$;
