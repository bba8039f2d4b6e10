-- As create_deliveries, for many events of one organization in one statement. `patterns` holds, for each
-- event, what a webhook may have subscribed to, with spaces between. Webhooks with a filter are returned
-- without a delivery; a second call creates one for each pair of an event and a webhook in `chosen_ids`.
create or replace function owe_events(
  event_organization uuid, event_ids uuid[], types text[], subjects text[], patterns text[],
  at timestamptz, chosen_ids uuid[] default null
) returns table (event_id uuid, webhook_id uuid, filter text) language plpgsql
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  due uuid;
begin
  for due in
    with owed as (
      insert into deliveries (organization_id, id, webhook_id, event_id, event_type, subject,
        order_key, thin, status, next_attempt_at, created_at)
      select w.organization_id, uuid_v7(), w.id, event.id, event.type, event.subject,
        order_key(w.ordering, event.subject), w.payload = 'thin',
        case when w.enabled then 'pending' else 'held' end, case when w.enabled then at end, at
      from unnest(event_ids, types, subjects, patterns, chosen_ids)
        as event (id, type, subject, patterns, chosen_id)
      join webhooks w on w.organization_id = event_organization
        and w.events && string_to_array(event.patterns, ' ')
        and case when chosen_ids is null then w.filter is null else w.id = event.chosen_id end
      for key share of w
      returning webhook_id, status
    )
    select distinct webhook_id from owed where status = 'pending'
  loop
    perform pg_notify('capstan_deliveries', 'due ' || event_organization || ' ' || due);
  end loop;
  if chosen_ids is null then
    return query select event.id, w.id, w.filter
      from unnest(event_ids, patterns) as event (id, patterns)
      join webhooks w on w.organization_id = event_organization and w.filter is not null
        and w.events && string_to_array(event.patterns, ' ');
  end if;
end $$;
