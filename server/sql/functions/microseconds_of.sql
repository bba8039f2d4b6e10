-- Whole microseconds since 1970. Stable, as `extract` is: declared immutable it would not be inlined, and an
-- admission, which calls it ten times, took half as long again.
create or replace function microseconds_of(at_time timestamptz) returns bigint
language sql stable parallel safe as
  $$ select (extract(epoch from at_time) * 1000000)::bigint $$;
