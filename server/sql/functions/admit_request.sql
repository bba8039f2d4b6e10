-- Counts one request against the rate of its subject and that of the organization; it is admitted when both
-- have room, and counts against neither when one has none. A limit that is null is none; with `counts`
-- false nothing is counted. `ahead_us` is how far the stored arrival is ahead of now.
--
-- The organization's row is locked first, everywhere: two requests never wait for each other in a circle.
create or replace function admit_request(
  organization uuid, subject_id uuid, counts boolean,
  per_minute integer, burst integer, organization_per_minute integer, organization_burst integer,
  at_time timestamptz,
  out ahead_us bigint, out admitted boolean,
  out organization_ahead_us bigint, out organization_admitted boolean,
  out checked_at timestamptz
) language plpgsql as $$
#variable_conflict use_variable
declare
  gap constant interval := rate_gap(per_minute, burst);
  organization_gap constant interval := rate_gap(organization_per_minute, organization_burst);
  arrival timestamptz;
  organization_arrival timestamptz;
begin
  checked_at := now_or(at_time);
  admitted := true;
  organization_admitted := true;
  if counts and (gap is not null or organization_gap is not null) then
    select r.arrival into arrival from request_rates r
      where r.organization_id = organization and r.subject = subject_id;
    -- Known to be full, so that a flood of one token writes nothing.
    admitted := gap is null or (burst > 0 and (arrival is null
      or arrival <= checked_at + gap * (burst - 1) or arrival > checked_at + gap * burst));
    if admitted and organization_gap is not null then
      organization_arrival :=
        take_rate(organization, organization, organization_gap, organization_burst, at_time);
      organization_admitted := organization_arrival is not null;
    end if;
    if admitted and organization_admitted and gap is not null then
      arrival := take_rate(organization, subject_id, gap, burst, at_time);
      admitted := arrival is not null;
      if not admitted and organization_gap is not null then
        update request_rates r set arrival = r.arrival - organization_gap
          where r.organization_id = organization and r.subject = organization;
        organization_arrival := null;
      end if;
    end if;
    checked_at := now_or(at_time);
  end if;
  if gap is not null then
    ahead_us := extract(epoch from coalesce(arrival, (select r.arrival from request_rates r
      where r.organization_id = organization and r.subject = subject_id), checked_at)
      - checked_at) * 1000000;
  end if;
  if organization_gap is not null then
    organization_ahead_us := extract(epoch from coalesce(organization_arrival,
      (select r.arrival from request_rates r
        where r.organization_id = organization and r.subject = organization), checked_at)
      - checked_at) * 1000000;
  end if;
end $$;
