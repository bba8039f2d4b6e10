create table webhooks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,
  enabled boolean not null,
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  description text,
  -- Pace; null for no limit and for the default schedule.
  max_in_flight integer not null default 32 check (max_in_flight between 1 and 100),
  rate_limit_per_second integer,
  retry_schedule_seconds integer[],
  ordering text not null default 'none' check (ordering in ('none', 'strict', 'by_subject')),
  -- Shape; the sealed headers are a JSON object.
  header_names text[] not null default '{}',
  headers bytea,
  payload text not null default 'full' check (payload in ('full', 'thin')),
  filter text,
  -- The ed25519 key beside the secret, when the endpoint wants such signatures too.
  private_key bytea,
  public_key text,
  previous_private_key bytea,
  previous_public_key text,
  secret bytea not null,
  -- The secret before the last rotation, while its overlap lasts.
  previous_secret bytea,
  previous_secret_until timestamptz,
  -- Attempts without a success in between, the first of them, and whether the owner was told.
  failures integer not null default 0,
  first_failure_at timestamptz,
  warned_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);

-- What is owed to each endpoint: these rows are the truth that the dispatcher works from. A claim
-- changes only claimed_until, which no index knows, so that it costs one tuple on the same page.
create table deliveries (
  organization_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  subject text,
  -- Whether `data` is only the subject's id; fixed, so that every attempt carries the same bytes.
  thin boolean not null default false,
  -- A pending row under a claim is shown as `delivering`.
  status text not null check (status in ('pending', 'succeeded', 'failed', 'held', 'canceled')),
  attempts_count integer not null default 0,
  -- How far in the retry schedule; a replay begins it anew.
  schedule_step integer not null default 0,
  -- Asked for by a person (test, retry, replay): says nothing about the endpoint's health.
  manual boolean not null default false,
  next_attempt_at timestamptz,
  -- A claim that is past this moment belongs to a sender that died; the row is due again.
  claimed_until timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, webhook_id) references webhooks (organization_id, id) on delete cascade,
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
) with (fillfactor = 80);
create index deliveries_by_webhook on deliveries (organization_id, webhook_id, id);
-- An endpoint is owed an event once.
create unique index deliveries_once on deliveries (organization_id, event_id, webhook_id);
create index deliveries_due on deliveries (organization_id, webhook_id, next_attempt_at, id)
  where status = 'pending';

-- JSON is kept as text: jsonb would reorder headers and refuse U+0000 in what a receiver answers.
create table attempts (
  organization_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  timings text not null,
  request text not null,
  response text,
  error text,
  primary key (organization_id, id),
  foreign key (organization_id, delivery_id) references deliveries (organization_id, id) on delete cascade
);
create index attempts_by_delivery on attempts (organization_id, delivery_id, id);

-- Made up for a test delivery: nothing of the kind happened.
alter table events add column test boolean not null default false;
create index events_by_type on events (organization_id, type, id);

call count_usage_of('webhooks');

-- Functions, because their plans are kept: planned each time, these two take three times as long on
-- the embedded database. A plan that is kept must be right for tables of any size, and these are never
-- what their statistics say, so it may only look up by index, or by the place (ctid) of a row that this
-- very statement has read.

-- What each subscribed endpoint is owed of one event, and a call to the dispatchers at commit. The
-- lock waits for an endpoint that is being deleted: without it the foreign key would refuse the new
-- row, and with it the change that the event is about.
create function owe_event(
  given_organization uuid, given_event uuid, given_type text, given_subject text, patterns text[],
  at timestamptz
) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  owed record;
begin
  for owed in
    insert into deliveries (organization_id, id, webhook_id, event_id, event_type, subject, thin,
      status, next_attempt_at, created_at)
    select organization_id, uuid_v7(), id, given_event, given_type, given_subject, payload = 'thin',
      case when enabled then 'pending' else 'held' end, case when enabled then at end, at
    from webhooks
    where organization_id = given_organization and events && patterns
    for key share
    returning webhook_id, status
  loop
    if owed.status = 'pending' then
      perform pg_notify('capstan_deliveries', 'due ' || given_organization || ' ' || owed.webhook_id);
    end if;
  end loop;
end $$;

-- Takes what is due for each endpoint, oldest first. At most `max_in_flight` of one endpoint are under
-- claims at any time, over all nodes and without a counter: only the first so many due rows can be
-- taken, and rows under a claim stay among them until their result is recorded. When there are that
-- many, more may wait behind them. Clocks of nodes may be a second apart: a first attempt is due
-- whatever the clock of the node that asks says.
create function claim_deliveries(
  organizations uuid[], endpoints uuid[], rooms integer[],
  at timestamptz, until timestamptz, max_in_flight integer
) returns table (
  organization_id uuid, delivery_id uuid, webhook_id uuid, event_id uuid, event_type text, body text,
  url text, secret bytea, previous_secret bytea, previous_secret_until timestamptz,
  schedule_step integer, manual boolean, has_failures boolean, is_backlogged boolean
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set enable_material = off
as $$
#variable_conflict use_column
begin
  return query with taken as materialized (
    select free.place, w.url, w.secret, w.previous_secret, w.previous_secret_until,
      w.failures > 0 as has_failures, due.is_backlogged
    from unnest(organizations, endpoints, rooms) as asked (organization_id, webhook_id, room)
    join webhooks w on w.organization_id = asked.organization_id and w.id = asked.webhook_id
      and w.enabled
    cross join lateral (
      select first.place, first.is_backlogged from (
        select oldest.*, count(*) over () = max_in_flight as is_backlogged from (
          select d.ctid as place, d.claimed_until from deliveries d
          where d.organization_id = asked.organization_id and d.webhook_id = asked.webhook_id
            and d.status = 'pending' and d.next_attempt_at <= at + interval '1 second'
            and (d.next_attempt_at <= at or d.attempts_count = 0)
          order by d.next_attempt_at, d.id limit max_in_flight
        ) oldest
      ) first
      where first.claimed_until is null or first.claimed_until <= at
      limit asked.room
    ) due
    cross join lateral (
      select d.ctid as place from deliveries d
      where d.ctid = due.place and d.status = 'pending'
        and (d.claimed_until is null or d.claimed_until <= at)
      for update skip locked
    ) free
  ), claimed as (
    update deliveries d set claimed_until = until from taken t where d.ctid = t.place
    returning d.*, t.*
  )
  select c.organization_id, c.id, c.webhook_id, c.event_id, c.event_type, e.body,
    c.url, c.secret, c.previous_secret, c.previous_secret_until,
    c.schedule_step, c.manual, c.has_failures, c.is_backlogged
  from claimed c
  join events e on e.organization_id = c.organization_id and e.id = c.event_id
  order by c.next_attempt_at, c.id;
end $$;
