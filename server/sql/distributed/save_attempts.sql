-- Inserts attempts and updates their deliveries: two statements for each, which go to the shard of its organization as
-- they are.
create or replace function save_attempts(
  organizations uuid[], delivery_ids uuid[], claims_until timestamptz[], attempt_ids uuid[], statuses text[],
  next_attempts_at timestamptz[], starts timestamptz[], ends timestamptz[], durations integer[],
  timings text[], requests text[], responses text[], errors text[]
) returns void language plpgsql as $$
declare
  expunged timestamptz;
begin
  for i in 1 .. coalesce(cardinality(delivery_ids), 0) loop
    update deliveries d set
      attempts_count = d.attempts_count + 1,
      schedule_step = d.schedule_step + 1,
      claimed_until = null,
      status = case when d.status = 'pending' or statuses[i] = 'succeeded' then statuses[i] else d.status end,
      next_attempt_at = case when d.status = 'pending' then next_attempts_at[i] end,
      completed_at = case
        when statuses[i] = 'succeeded' or (d.status = 'pending' and statuses[i] = 'failed') then ends[i]
        else d.completed_at end
      where d.organization_id = organizations[i] and d.id = delivery_ids[i] and d.claimed_until = claims_until[i]
      returning d.expunged_at into expunged;
    continue when not found;
    insert into attempts (organization_id, id, delivery_id, started_at, duration_ms, timings, request, response,
      error, succeeded)
    values (organizations[i], attempt_ids[i], delivery_ids[i], starts[i], durations[i], timings[i],
      case when expunged is null then requests[i] end,
      case when expunged is null then responses[i] else expunged_response(responses[i]) end,
      errors[i], statuses[i] = 'succeeded');
  end loop;
end $$;
