-- Makes the delivery after each ended one due, if a claim had put it off. A retry keeps its time: it may wait longer
-- than it has to, but never comes early. The row that is changed is named by its key: with its status and time
-- beside it, or in a join, a planner without statistics read every pending delivery instead.
create or replace function unblock_next(
  organization uuid, webhook_ids uuid[], order_keys text[], at timestamptz
) returns void language plpgsql
set enable_seqscan = off set enable_sort = off
as $$
declare
  next_id uuid;
begin
  for i in 1 .. cardinality(webhook_ids) loop
    -- The lock waits for a claim that is putting the delivery off; see is_blocked.
    select d.id into next_id from deliveries d
      where d.organization_id = organization and d.webhook_id = webhook_ids[i]
        and d.order_key = order_keys[i] and d.status = 'pending'
      order by d.event_id limit 1
      for no key update;
    update deliveries d set next_attempt_at =
        case when d.status = 'pending' then least(d.next_attempt_at, at) else d.next_attempt_at end
      where d.organization_id = organization and d.id = next_id and d.attempts_count = 0
        and d.next_attempt_at > at;
  end loop;
end $$;
