-- How many requests have room at once when the stored arrival is so far ahead of now: gcraAdmit of
-- platform/rates/gcra.ts, asked until it refuses. A debt above a whole burst lapses. Null without a limit.
create or replace function rate_room(ahead_us bigint, gap_us bigint, burst integer) returns integer
language sql immutable as $$
  select case
    when gap_us is null then null
    when burst < 1 then 0
    when ahead_us > gap_us * burst then 1
    else ((gap_us * burst - greatest(ahead_us, 0)) / gap_us)::integer end
$$;
