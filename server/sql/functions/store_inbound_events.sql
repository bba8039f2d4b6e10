-- Stores requests of one organization that came together, with one job that handles them. The n-th elements of the
-- arrays up to `body_sizes` are of the n-th request; `key_places` says of which request a key is. Bodies stand one
-- after the other in `bodies`, and the digests that are keys, of 32 bytes each, in `keys`: in arrays they would travel
-- as text, in which 2 kB took longer than their row.
--
-- A request of which any key was there is a duplicate: it starts nothing, and says what came first. Keys are inserted
-- in one order everywhere, so that two nodes with the same ones never wait for each other in a circle. What a plan's
-- month has no room for is held, as is what comes while its hook is paused. Beyond its bytes nothing is stored.
create or replace function store_inbound_events(
  organization uuid, at_time timestamptz, job_name text, job_id uuid,
  ids uuid[], hook_ids uuid[], are_enabled boolean[], are_verified boolean[],
  event_types text[], provider_event_ids text[], content_types text[], queries text[],
  headers_of text[], body_starts integer[], body_sizes integer[], bodies bytea,
  key_places integer[], key_expiries timestamptz[], keys bytea
) returns table (state text, first_id uuid) language plpgsql as $$
#variable_conflict use_column
declare
  received constant timestamptz := coalesce(at_time, clock_timestamp());
  fresh uuid[];
  monthly_max bigint;
  before bigint := 0;
begin
  with taken as (
    insert into inbound_keys (organization_id, hook_id, key, event_id, expires_at)
      select organization, hook_ids[k.place], substring(keys from 32 * k.turn::integer - 31 for 32), ids[k.place], k.expiry
      from unnest(key_places, key_expiries) with ordinality as k (place, expiry, turn)
      order by 2, 3, k.place
      on conflict do nothing returning event_id
  ), counted as (
    select event_id, count(*) as of_event from taken group by event_id
  )
  select coalesce(array_agg(e.id), '{}') into fresh
    from unnest(ids) with ordinality as e (id, place)
    left join counted c on c.event_id = e.id
    where coalesce(c.of_event, 0) = (select count(*) from unnest(key_places) as p where p = e.place);

  -- A row of a duplicate has no body; with its indexes a row takes some 500 bytes.
  perform spend_month(organization, received, array['inboundBytes'], array[(
    select sum(500 + octet_length(e.headers) + octet_length(e.query)
      + case when e.id = any(fresh) then e.body_size else 0 end)
    from unnest(ids, queries, headers_of, body_sizes) as e (id, query, headers, body_size))]);
  if cardinality(fresh) > 0 then
    select l.max into monthly_max from organizations o
      join plan_limits l on l.plan = o.plan and l.resource = 'inboundEvents' where o.id = organization;
    before := count_in_month(organization, 'inboundEvents', received, cardinality(fresh), monthly_max);
  end if;

  return query
  with request as (
    select e.*, e.id = any(fresh) as is_fresh,
      count(*) filter (where e.id = any(fresh)) over (order by e.place) as turn
    from unnest(ids, hook_ids, are_enabled, are_verified, event_types, provider_event_ids, content_types,
        queries, headers_of, body_starts, body_sizes)
      with ordinality as e (id, hook_id, is_enabled, is_verified, event_type, provider_event_id,
        content_type, query, headers, body_start, body_size, place)
  ), known as (
    select distinct on (k.place) k.place, i.event_id
    from unnest(key_places) with ordinality as k (place, turn)
    cross join lateral (
      select event_id from inbound_keys i
      where i.organization_id = organization and i.hook_id = hook_ids[k.place]
        and i.key = substring(keys from 32 * k.turn::integer - 31 for 32) limit 1
    ) i
    where i.event_id <> ids[k.place] and ids[k.place] <> all(fresh)
    order by k.place, i.event_id
  ), judged as (
    select r.*, k.event_id as duplicate_of,
      case when not r.is_fresh then 'duplicate'
        when not r.is_enabled or before + r.turn > monthly_max then 'held'
        else 'received' end as status
    from request r left join known k on k.place = r.place
  ), kept as (
    insert into inbound_events (organization_id, id, hook_id, status, verified, event_type, provider_event_id,
        content_type, query, headers, body, body_bytes, duplicate_of, received_at)
      select organization, j.id, j.hook_id, j.status, j.is_verified, j.event_type, j.provider_event_id, j.content_type,
        j.query, j.headers::jsonb, case when j.is_fresh then substring(bodies from j.body_start for j.body_size) end,
        j.body_size, j.duplicate_of, received
      from judged j
  ), job as (
    insert into job_outbox (organization_id, id, name, data, priority, created_at)
      select organization, job_id, job_name,
        jsonb_build_object('organizationId', organization, 'inboundEventIds', jsonb_agg(j.id order by j.place)), 0, received
      from judged j where j.status = 'received' having count(*) > 0
  )
  select j.status, coalesce(j.duplicate_of, j.id) from judged j order by j.place;
end $$;
