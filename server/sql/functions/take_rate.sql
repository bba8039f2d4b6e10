-- Counts one request of a subject: its new arrival, or null when it has no room. Exact over all nodes
-- because the row is locked by its own update. The arithmetic is that of platform/rates/gcra.ts, to the
-- microsecond; tests hold both together. In PL/pgSQL, which keeps the plan of the statement.
create or replace function take_rate(
  organization uuid, subject_id uuid, gap interval, burst integer, at_time timestamptz
) returns timestamptz language plpgsql as $$
declare
  next_arrival timestamptz;
begin
  if burst < 1 then return null; end if;
  insert into request_rates as r (organization_id, subject, arrival)
    values (organization, subject_id, now_or(at_time) + gap)
    on conflict (organization_id, subject) do update
      set arrival = gap + case
        when r.arrival > now_or(at_time) + gap * burst then now_or(at_time) + gap * (burst - 1)
        else greatest(r.arrival, now_or(at_time)) end
      where r.arrival > now_or(at_time) + gap * burst
        or r.arrival <= now_or(at_time) + gap * (burst - 1)
    returning r.arrival into next_arrival;
  return next_arrival;
end $$;
