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
  gap_us constant bigint := rate_gap(per_minute, burst);
  organization_gap_us constant bigint := rate_gap(organization_per_minute, organization_burst);
  now_us bigint;
  arrival_us bigint;
  organization_arrival_us bigint;
begin
  checked_at := now_or(at_time);
  now_us := microseconds_of(checked_at);
  admitted := true;
  organization_admitted := true;
  if counts and (gap_us is not null or organization_gap_us is not null) then
    select r.arrival_us into arrival_us from request_rates r
      where r.organization_id = organization and r.subject = subject_id;
    -- Known to be full, so that a flood of one token writes nothing.
    admitted := gap_us is null or (burst > 0 and (arrival_us is null
      or arrival_us <= now_us + gap_us * (burst - 1) or arrival_us > now_us + gap_us * burst));
    if admitted and organization_gap_us is not null then
      organization_arrival_us :=
        take_rate(organization, organization, organization_gap_us, organization_burst, at_time);
      organization_admitted := organization_arrival_us is not null;
    end if;
    if admitted and organization_admitted and gap_us is not null then
      arrival_us := take_rate(organization, subject_id, gap_us, burst, at_time);
      admitted := arrival_us is not null;
      if not admitted and organization_gap_us is not null then
        update request_rates r set arrival_us = r.arrival_us - organization_gap_us
          where r.organization_id = organization and r.subject = organization;
        organization_arrival_us := null;
      end if;
    end if;
    checked_at := now_or(at_time);
    now_us := microseconds_of(checked_at);
  end if;
  if gap_us is not null then
    ahead_us := coalesce(arrival_us, (select r.arrival_us from request_rates r
      where r.organization_id = organization and r.subject = subject_id), now_us) - now_us;
  end if;
  if organization_gap_us is not null then
    organization_ahead_us := coalesce(organization_arrival_us,
      (select r.arrival_us from request_rates r
        where r.organization_id = organization and r.subject = organization), now_us) - now_us;
  end if;
end $$;
