-- A payload goes before its row: see docs/decisions/0009-retention.md.

-- The event says that the person it is about is gone; its own payload goes when nobody is owed it.
alter table events add column erases boolean not null default false;
alter table events add column expunged_at timestamptz;
-- A row is in one of the two, so that an event costs one entry.
create index events_with_payload on events (created_at) where expunged_at is null;
create index events_without_payload on events (created_at) where expunged_at is not null;
create index events_about on events (organization_id, subject)
  where subject is not null and expunged_at is null;
create index events_to_erase on events (created_at) where erases and expunged_at is null;

-- Beside the one of the event, because a record of an attempt can only trust the row that it changes.
alter table deliveries add column expunged_at timestamptz;

alter table attempts alter column request drop not null;
alter table attempts add column succeeded boolean not null default false;

-- What is left of a payload: whose it was, so that whoever reads the feed knows what to forget.
create function expunged_body(body text, subject text, at timestamptz) returns text
language sql stable parallel safe as $$
  select split_part(body, ',"data":', 1) || ',"data":'
    || case when subject is null then 'null' else '{"id":' || to_json(subject) || '}' end
    || ',"expungedAt":"' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}'
$$;

-- The answer without what it said. `json` keeps what jsonb refuses, U+0000 in a body.
create function expunged_response(response text) returns text
language sql stable parallel safe as $$
  select case when response is not null
    then json_build_object('status', response::json -> 'status')::text end
$$;

-- Forgets what events said and what endpoints answered, and ends what is still owed of them. Several
-- statements, each with a snapshot of its own: an attempt that is recorded while the deliveries are
-- waited for is seen by the last. One that is recorded later finds expunged_at on its delivery. The
-- rows are locked in the order of the recorder.
create function expunge(organizations uuid[], ids uuid[], at timestamptz) returns void
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  perform from deliveries d
    join unnest(organizations, ids) as given (organization_id, id)
      on d.organization_id = given.organization_id and d.event_id = given.id
    order by d.id for no key update of d;
  update events e set body = expunged_body(e.body, e.subject, at), expunged_at = at
    from unnest(organizations, ids) as given (organization_id, id)
    where e.organization_id = given.organization_id and e.id = given.id and e.expunged_at is null;
  update deliveries d set
      expunged_at = at,
      next_attempt_at = null,
      completed_at = case when d.status in ('pending', 'held') then at else d.completed_at end,
      status = case when d.status in ('pending', 'held') then 'canceled' else d.status end
    from unnest(organizations, ids) as given (organization_id, id)
    where d.organization_id = given.organization_id and d.event_id = given.id;
  update attempts a set
      request = null,
      response = expunged_response(a.response)
    from unnest(organizations, ids) as given (organization_id, id)
    join deliveries d on d.organization_id = given.organization_id and d.event_id = given.id
    where a.organization_id = d.organization_id and a.delivery_id = d.id;
end $$;
