-- What the limit leaves after the burst, spread over a minute, in whole microseconds rounded up: see
-- platform/rates/gcra.ts. Null without a limit, which `greatest` would not be: it passes over nulls.
create or replace function rate_gap(per_minute integer, burst integer) returns bigint
language sql immutable as $$
  select case when per_minute is not null and burst is not null
    then (59999999 + greatest(per_minute - burst, 1)::bigint) / greatest(per_minute - burst, 1) end
$$;
