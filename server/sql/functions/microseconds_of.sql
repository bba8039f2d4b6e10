-- Whole microseconds since 1970.
create or replace function microseconds_of(at_time timestamptz) returns bigint
language sql immutable parallel safe as
  $$ select (extract(epoch from at_time) * 1000000)::bigint $$;
