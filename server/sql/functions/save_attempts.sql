-- Inserts attempts of one organization and updates their deliveries. A result without its claim is dropped: the
-- delivery is deleted, or was taken by another sender. What was held or canceled meanwhile stays so, unless the
-- attempt succeeded; of what was expunged meanwhile no more is kept.
--
-- One by one, in the order given: each is found by its key whatever statistics say. A join with the arrays read all
-- deliveries of the organization instead, where the table was empty when its plan was made.
create or replace function save_attempts(
  organization uuid, delivery_ids uuid[], claims_until timestamptz[], attempt_ids uuid[], statuses text[],
  next_attempts_at timestamptz[], starts timestamptz[], ends timestamptz[], durations integer[],
  timings text[], requests text[], responses text[], errors text[]
) returns void language plpgsql
set enable_seqscan = off
as $$
declare
  expunged timestamptz;
begin
  for i in 1 .. cardinality(delivery_ids) loop
    update deliveries d set
        attempts_count = d.attempts_count + 1,
        schedule_step = d.schedule_step + 1,
        claimed_until = null,
        status = case
          when d.status = 'pending' or statuses[i] = 'succeeded' then statuses[i] else d.status end,
        next_attempt_at = case when d.status = 'pending' then next_attempts_at[i] end,
        completed_at = case
          when statuses[i] = 'succeeded' or (d.status = 'pending' and statuses[i] = 'failed') then ends[i]
          else d.completed_at end
      where d.organization_id = organization and d.id = delivery_ids[i]
        and d.claimed_until = claims_until[i]
      returning d.expunged_at into expunged;
    continue when not found;
    insert into attempts (organization_id, id, delivery_id, started_at, duration_ms, timings, request,
        response, error, succeeded)
      values (organization, attempt_ids[i], delivery_ids[i], starts[i], durations[i], timings[i],
        case when expunged is null then requests[i] end,
        case when expunged is null then responses[i] else expunged_response(responses[i]) end,
        errors[i], statuses[i] = 'succeeded');
  end loop;
end $$;
