-- Counts one request of a subject: its new arrival, or null when it has no room. Exact over all nodes
-- because the row is locked by its own update, and the clock is read after. The arithmetic is that of
-- platform/rates/gcra.ts, to the microsecond; tests hold both together. In PL/pgSQL, which keeps the plan of
-- the statement.
create or replace function take_rate(
  organization uuid, subject_id uuid, gap_us bigint, burst integer, at_time timestamptz
) returns bigint language plpgsql as $$
declare
  next_us bigint;
begin
  if burst < 1 then return null; end if;
  insert into request_rates as r (organization_id, subject, arrival_us)
    values (organization, subject_id, microseconds_of(now_or(at_time)) + gap_us)
    on conflict (organization_id, subject) do update
      set arrival_us = gap_us + case
        when r.arrival_us > microseconds_of(now_or(at_time)) + gap_us * burst
          then microseconds_of(now_or(at_time)) + gap_us * (burst - 1)
        else greatest(r.arrival_us, microseconds_of(now_or(at_time))) end
      where r.arrival_us > microseconds_of(now_or(at_time)) + gap_us * burst
        or r.arrival_us <= microseconds_of(now_or(at_time)) + gap_us * (burst - 1)
    returning r.arrival_us into next_us;
  return next_us;
end $$;
