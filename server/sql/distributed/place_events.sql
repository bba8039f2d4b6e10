-- As sql/functions/place_events.sql says. The head is locked by an update: while a shard moves, a row can still be locked by
-- `for update` where it was, and would be read there as it was before the move.
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
    with unplaced as materialized (
      select organization_id, id from events
      where organization_id = event_organization and position is null and id > looks_from and not test
      order by position, id limit most
      for no key update skip locked
    ), numbered as (
      select organization_id, id, last + row_number() over (order by id) as position from unplaced
    ), given as (
      update events e set position = n.position::text::xid8 from numbered n
        where e.organization_id = n.organization_id and e.id = n.id
        returning e.id
    )
    select count(*), (array_agg(id order by id desc))[1] into placed, last_id from given;
    update feed_heads h set position = last + placed, event_id = coalesce(last_id, event_id),
        placed_to = case when placed < most
          then (lpad(to_hex(a_minute_ago), 12, '0') || repeat('0', 20))::uuid else placed_to end
      where organization_id = event_organization;
  end if;
  return query
    select h.position::text, h.event_id, h.restored_after::text, h.restored_at::text, placed >= most
    from feed_heads h where organization_id = event_organization;
end $$;
