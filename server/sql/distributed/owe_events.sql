-- Owes each event to the webhooks that listen to it, and returns those whose filter is still to be asked. Webhooks are
-- read by one statement, and joined with the events here: a shard takes a join with none but its own tables.
create or replace function owe_events(
  event_organization uuid, event_ids uuid[], types text[], subjects text[], patterns text[],
  at timestamptz, chosen_ids uuid[] default null
) returns table (event_id uuid, webhook_id uuid, filter text) language plpgsql as $$
#variable_conflict use_column
declare
  webhook record;
  key text;
  is_thin boolean;
  state text;
  due_at timestamptz;
  is_due boolean;
begin
  for webhook in
    select w.id, w.events, w.filter, w.ordering, w.payload, w.enabled from webhooks w
    where w.organization_id = event_organization
      and w.events && string_to_array(array_to_string(patterns, ' '), ' ')
    for key share
  loop
    is_due := false;
    for i in 1 .. cardinality(event_ids) loop
      continue when not webhook.events && string_to_array(patterns[i], ' ');
      if chosen_ids is null and webhook.filter is not null then
        event_id := event_ids[i];
        webhook_id := webhook.id;
        filter := webhook.filter;
        return next;
        continue;
      end if;
      continue when chosen_ids is not null and chosen_ids[i] is distinct from webhook.id;
      -- As values: a shard must not be sent the comparisons.
      key := order_key(webhook.ordering, subjects[i]);
      is_thin := webhook.payload = 'thin';
      state := case when webhook.enabled then 'pending' else 'held' end;
      due_at := case when webhook.enabled then at end;
      insert into deliveries (organization_id, id, webhook_id, event_id, event_type, subject,
        order_key, thin, status, next_attempt_at, created_at)
      values (event_organization, uuid_v7(), webhook.id, event_ids[i], types[i], subjects[i],
        key, is_thin, state, due_at, at);
      is_due := is_due or webhook.enabled;
    end loop;
    if is_due then
      perform pg_notify('capstan_deliveries', 'due ' || event_organization || ' ' || webhook.id);
    end if;
  end loop;
end $$;
