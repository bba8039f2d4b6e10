-- Creates the deliveries of one event, one for each subscribed webhook, and notifies the dispatchers at
-- commit. The lock waits for a webhook that is being deleted: without it the foreign key would refuse
-- the new row, and with it the change that the event is about. Webhooks with a filter are returned
-- without a delivery; a second call creates those of `chosen_ids`.
create or replace function create_deliveries(
  event_organization uuid, new_event uuid, new_event_type text, event_subject text, patterns text[],
  at timestamptz, chosen_ids uuid[] default null
) returns table (webhook_id uuid, filter text) language plpgsql
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  delivery record;
begin
  for delivery in
    insert into deliveries (organization_id, id, webhook_id, event_id, event_type, subject,
      order_key, thin, status, next_attempt_at, created_at)
    select organization_id, uuid_v7(), id, new_event, new_event_type, event_subject,
      order_key(ordering, event_subject), payload = 'thin',
      case when enabled then 'pending' else 'held' end, case when enabled then at end, at
    from webhooks
    where organization_id = event_organization and events && patterns
      and case when chosen_ids is null then filter is null else id = any (chosen_ids) end
    for key share
    returning webhook_id, status
  loop
    if delivery.status = 'pending' then
      perform pg_notify('capstan_deliveries',
        'due ' || event_organization || ' ' || delivery.webhook_id);
    end if;
  end loop;
  if chosen_ids is null then
    return query select id, filter from webhooks
      where organization_id = event_organization and events && patterns and filter is not null;
  end if;
end $$;
