-- Counts requests that came together against the rate of their subject and that of the organization: the
-- first `taken` of them against both, the others against neither. A limit that is null is none. `has_room`
-- tells whether the subject has room for more, so that the organization has none. What is ahead is the
-- stored arrival, of now.
--
-- It reads without a lock, so that a flood writes nothing, and counts if nothing has changed since. If
-- something has, it locks the rows and reads again. The organization's row comes first, everywhere: two
-- requests never wait for each other in a circle. The clock is read after the rows: by a time before, what
-- other requests used meanwhile would look like the debt of a former limit, and lapse.
create or replace function count_requests(
  organization uuid, subject_id uuid, asked integer,
  per_minute integer, burst integer, organization_per_minute integer, organization_burst integer,
  at_time timestamptz,
  out taken integer, out has_room boolean, out ahead_us bigint, out organization_ahead_us bigint,
  out checked_at timestamptz
) language plpgsql as $$
#variable_conflict use_variable
declare
  gap_us constant bigint := rate_gap(per_minute, burst);
  organization_gap_us constant bigint := rate_gap(organization_per_minute, organization_burst);
  now_us bigint;
  arrival_us bigint;
  organization_arrival_us bigint;
  room integer;
begin
  loop
    select r.arrival_us into organization_arrival_us from request_rates r
      where r.organization_id = organization and r.subject = organization;
    select r.arrival_us into arrival_us from request_rates r
      where r.organization_id = organization and r.subject = subject_id;
    checked_at := coalesce(at_time, clock_timestamp());
    now_us := extract(epoch from checked_at) * 1000000;
    ahead_us := coalesce(arrival_us - now_us, 0);
    organization_ahead_us := coalesce(organization_arrival_us - now_us, 0);
    room := coalesce(rate_room(ahead_us, gap_us, burst), asked);
    taken := least(asked, room,
      coalesce(rate_room(organization_ahead_us, organization_gap_us, organization_burst), asked));
    has_room := room > taken;
    exit when taken = 0;
    organization_ahead_us := rate_after(organization_ahead_us, organization_gap_us, organization_burst, taken);
    ahead_us := rate_after(ahead_us, gap_us, burst, taken);
    if organization_gap_us is null or store_arrival(
      organization, organization, organization_arrival_us, now_us + organization_ahead_us
    ) then
      exit when gap_us is null or store_arrival(organization, subject_id, arrival_us, now_us + ahead_us);
    end if;
    perform from request_rates r
      where r.organization_id = organization and r.subject in (organization, subject_id)
      order by r.subject <> organization for no key update;
  end loop;
end $$;
