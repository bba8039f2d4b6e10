-- Writes events that an organization publishes, and what is owed of them. An event whose key another one has
-- since `repeats_since` is left out; writers of the same key wait for each other here. Keys are taken in
-- their order, so that two batches never wait for each other crosswise. Returns what owe_events does.
create or replace function publish_events(
  event_organization uuid, at timestamptz, repeats_since timestamptz, ids uuid[], types text[],
  subjects text[], bodies text[], keys text[], patterns text[]
) returns table (event_id uuid, webhook_id uuid, filter text) language plpgsql
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  has_keys constant boolean not null := num_nonnulls(variadic keys) > 0;
  all_ids constant uuid[] := ids;
  old_ids uuid[];
  new_ids uuid[];
  new_id uuid;
begin
  if has_keys then
    select array_agg(old.id) into old_ids from (
      select id from events
      where organization_id = event_organization and dedupe_key = any (keys) and created_at < repeats_since
      order by dedupe_key for no key update
    ) old;
    if old_ids is not null then
      update events set dedupe_key = null where organization_id = event_organization and id = any (old_ids);
    end if;
  end if;
  for new_id in
    insert into events (organization_id, id, type, subject, body, dedupe_key, created_at)
    select o.id, event.id, event.type, event.subject, event.body, event.key, at
    from organizations o, unnest(ids, types, subjects, bodies, keys) as event (id, type, subject, body, key)
    where o.id = event_organization
    order by event.key, event.id
    on conflict (organization_id, dedupe_key) where dedupe_key is not null do nothing
    returning id
  loop
    new_ids := new_ids || new_id;
  end loop;
  if has_keys then
    select array_agg(event.id), array_agg(event.type), array_agg(event.subject), array_agg(event.patterns)
      into ids, types, subjects, patterns
      from unnest(ids, types, subjects, patterns) as event (id, type, subject, patterns)
      where event.id = any (new_ids);
  end if;
  if new_ids is not null then
    perform spend_month(event_organization, at, array['publishedBytes', 'publishedEvents'], array[(
      select sum(octet_length(event.body)) from unnest(all_ids, bodies) as event (id, body)
      where event.id = any (new_ids)), cardinality(new_ids)]);
    return query select * from owe_events(event_organization, ids, types, subjects, patterns, at);
  end if;
end $$;
