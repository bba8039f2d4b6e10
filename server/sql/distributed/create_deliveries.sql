-- Owes one event to the webhooks that listen to it, as owe_events does for many.
create or replace function create_deliveries(
  event_organization uuid, new_event uuid, new_event_type text, event_subject text, patterns text[],
  at timestamptz, chosen_ids uuid[] default null
) returns table (webhook_id uuid, filter text) language plpgsql as $$
#variable_conflict use_column
declare
  webhook record;
  key text;
  is_thin boolean;
  state text;
  due_at timestamptz;
begin
  for webhook in
    select w.id, w.filter, w.ordering, w.payload, w.enabled from webhooks w
    where w.organization_id = event_organization and w.events && patterns
      and (chosen_ids is null or w.id = any (chosen_ids))
    for key share
  loop
    if chosen_ids is null and webhook.filter is not null then
      webhook_id := webhook.id;
      filter := webhook.filter;
      return next;
      continue;
    end if;
    -- As values: a shard must not be sent the comparisons.
    key := order_key(webhook.ordering, event_subject);
    is_thin := webhook.payload = 'thin';
    state := case when webhook.enabled then 'pending' else 'held' end;
    due_at := case when webhook.enabled then at end;
    insert into deliveries (organization_id, id, webhook_id, event_id, event_type, subject,
      order_key, thin, status, next_attempt_at, created_at)
    values (event_organization, uuid_v7(), webhook.id, new_event, new_event_type, event_subject,
      key, is_thin, state, due_at, at);
    if webhook.enabled then
      perform pg_notify('capstan_deliveries', 'due ' || event_organization || ' ' || webhook.id);
    end if;
  end loop;
end $$;
