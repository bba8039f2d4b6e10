-- As sql/functions/place_events.sql says. The head is locked by an update: while a shard moves, a row can still be locked by
-- `for update` where it was, and would be read there as it was before the move. The events are taken by one statement
-- and numbered by another: as one, a coordinator would carry them back and forth.
create or replace function place_events(event_organization uuid, most integer)
returns table (head text, head_id uuid, restored_after text, restored_at text, has_more boolean)
language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  nil constant uuid := '00000000-0000-0000-0000-000000000000';
  a_minute_ago constant bigint := extract(epoch from clock_timestamp()) * 1000 - 60000;
  looks_from uuid;
  last bigint;
  last_id uuid;
  ids uuid[];
  placed integer := 0;
begin
  select case when random() < 0.1 then nil else placed_to end into looks_from
    from feed_heads where organization_id = event_organization;
  looks_from := coalesce(looks_from, nil);
  perform from events
    where organization_id = event_organization and position is null and id > looks_from and not test
    order by position, id limit 1;
  if found then
    if not exists (select from feed_heads where organization_id = event_organization) then
      insert into feed_heads (organization_id, position) values (event_organization, 0) on conflict do nothing;
    end if;
    update feed_heads set position = position where organization_id = event_organization returning position into last;
    select array_agg(unplaced.id order by unplaced.id) into ids from (
      select id from events
      where organization_id = event_organization and position is null and id > looks_from and not test
      order by position, id limit most
      for no key update skip locked
    ) unplaced;
    update events e set position = (last + n.place)::text::xid8
      from unnest(ids) with ordinality as n (id, place)
      where e.organization_id = event_organization and e.id = n.id;
    placed := coalesce(cardinality(ids), 0);
    last_id := ids[placed];
    update feed_heads h set position = last + placed, event_id = coalesce(last_id, event_id),
        placed_to = case when placed < most
          then (lpad(to_hex(a_minute_ago), 12, '0') || repeat('0', 20))::uuid else placed_to end
      where organization_id = event_organization;
  end if;
  return query
    select h.position::text, h.event_id, h.restored_after::text, h.restored_at::text, placed >= most
    from feed_heads h where organization_id = event_organization;
end $$;
