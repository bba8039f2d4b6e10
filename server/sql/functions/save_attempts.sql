-- Inserts attempts and updates their deliveries, of as many organizations as there are: with a statement for each
-- organization ten attempts of ten took six times as long on the embedded database, for starting a plan costs more than
-- running it. A result without its claim is dropped: the delivery is deleted, or was taken by another sender. What was
-- held or canceled meanwhile stays so, unless the attempt succeeded; of what was expunged meanwhile no more is kept.
--
-- Each delivery is found by its key and changed by its place, whatever statistics say: a join with the arrays read
-- all deliveries of the organization where the table was empty when its plan was made, or its statistics older than
-- the organization (hence `is true`, which no index serves). One by one in a loop, ten took twice as long on the
-- embedded database.
create or replace function save_attempts(
  organizations uuid[], delivery_ids uuid[], claims_until timestamptz[], attempt_ids uuid[], statuses text[],
  next_attempts_at timestamptz[], starts timestamptz[], ends timestamptz[], durations integer[],
  timings text[], requests text[], responses text[], errors text[]
) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
as $$
begin
  with made as materialized (
    select made.*, own.place
    from unnest(organizations, delivery_ids, claims_until, attempt_ids, statuses, next_attempts_at, starts, ends,
        durations, timings, requests, responses, errors)
      as made (organization_id, delivery_id, claimed_until, id, status, next_attempt_at, started_at, ended_at,
        duration_ms, timings, request, response, error)
    cross join lateral (
      select d.ctid as place from deliveries d
      where d.organization_id = made.organization_id and d.id = made.delivery_id
        and d.claimed_until = made.claimed_until
      limit 1 for update
    ) own
  ), moved as (
    update deliveries d set
      attempts_count = d.attempts_count + 1,
      schedule_step = d.schedule_step + 1,
      claimed_until = null,
      status = case when d.status = 'pending' or m.status = 'succeeded' then m.status else d.status end,
      next_attempt_at = case when d.status = 'pending' then m.next_attempt_at end,
      completed_at = case
        when m.status = 'succeeded' or (d.status = 'pending' and m.status = 'failed') then m.ended_at
        else d.completed_at end
    from made m
    where (d.organization_id = m.organization_id) is true and d.ctid = m.place
    returning m.*, d.expunged_at
  )
  insert into attempts (organization_id, id, delivery_id, started_at, duration_ms, timings, request, response,
    error, succeeded)
  select m.organization_id, m.id, m.delivery_id, m.started_at, m.duration_ms, m.timings,
    case when m.expunged_at is null then m.request end,
    case when m.expunged_at is null then m.response else expunged_response(m.response) end,
    m.error, m.status = 'succeeded'
  from moved m;
end $$;
