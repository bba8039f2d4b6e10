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
  -- GCRA: when the deliveries that were sent have used up the rate; only claims move it.
  rate_arrival timestamptz,
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

-- Public keys are asked for without an organization.
create index webhooks_with_filter on webhooks (organization_id) where filter is not null;
create index webhooks_by_key on webhooks (id) where public_key is not null;

-- What is owed to each endpoint: these rows are the truth that the dispatcher works from. A claim
-- changes only claimed_until, which no index knows, so that it costs one tuple on the same page.
create table deliveries (
  organization_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  subject text,
  -- Pending deliveries of one endpoint that share it are sent one after the other; null: at any time.
  order_key text,
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
-- First attempts apart from retries, so that neither hides the other.
create index deliveries_due
  on deliveries (organization_id, webhook_id, least(attempts_count, 1), next_attempt_at, id)
  where status = 'pending';
create index deliveries_in_order on deliveries (organization_id, webhook_id, order_key, event_id)
  where status = 'pending' and order_key is not null;

create function order_key(ordering text, subject text) returns text language sql immutable as $$
  select case ordering when 'strict' then '' when 'by_subject' then subject end
$$;

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
create index events_in_order on events (organization_id, transaction, id) where not test;

-- Below it every transaction that could write here has ended, so that nothing can appear any more. Of
-- those underway the ones of other databases of the cluster do not count. Stable, so that it speaks of
-- the snapshot of the statement that calls it.
create function settled_below() returns xid8 language sql stable as $$
  select coalesce(
    (select underway from pg_snapshot_xip(pg_current_snapshot()) as underway
      where not exists (select from pg_stat_activity a
        where a.backend_xid = underway::xid and a.datname <> current_database())
      order by underway limit 1),
    pg_snapshot_xmax(pg_current_snapshot()))
$$;

call count_usage_of('webhooks');

-- Functions, because their plans are kept: planned each time, these two take three times as long on
-- the embedded database. A plan that is kept must be right for tables of any size, and these are never
-- what their statistics say, so it may only look up by index, or by the place (ctid) of a row that this
-- very statement has read.

-- What each subscribed endpoint is owed of one event, and a call to the dispatchers at commit. The
-- lock waits for an endpoint that is being deleted: without it the foreign key would refuse the new
-- row, and with it the change that the event is about. Endpoints that have a filter are returned and
-- owed nothing yet; a second call gives those that are `chosen`.
create function owe_event(
  given_organization uuid, given_event uuid, given_type text, given_subject text, patterns text[],
  at timestamptz, chosen uuid[] default null
) returns table (webhook_id uuid, filter text) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  owed record;
begin
  for owed in
    insert into deliveries (organization_id, id, webhook_id, event_id, event_type, subject,
      order_key, thin, status, next_attempt_at, created_at)
    select organization_id, uuid_v7(), id, given_event, given_type, given_subject,
      order_key(ordering, given_subject), payload = 'thin',
      case when enabled then 'pending' else 'held' end, case when enabled then at end, at
    from webhooks
    where organization_id = given_organization and events && patterns
      and case when chosen is null then filter is null else id = any (chosen) end
    for key share
    returning webhook_id, status
  loop
    if owed.status = 'pending' then
      perform pg_notify('capstan_deliveries', 'due ' || given_organization || ' ' || owed.webhook_id);
    end if;
  end loop;
  if chosen is null then
    return query select id, filter from webhooks
      where organization_id = given_organization and events && patterns and filter is not null;
  end if;
end $$;

-- Takes what is due for each endpoint, first attempts and retries in turn, each oldest first.
--
-- At most `max_in_flight` of one endpoint are under claims at any time, over all nodes and without a
-- counter: only the first so many due rows of each kind can be taken, and rows under a claim stay
-- among them until their result is recorded. What one node chooses follows from what it sees alone,
-- never from chance: two that see the same choose the same, and the second finds it locked.
--
-- A rate is kept by the row of its endpoint (GCRA): whoever holds its lock takes what has accrued, one
-- and a quarter of a second's worth at most, so that from 2 a second on any 10 seconds stay within 5 %
-- of the rate, and a look that comes late loses nothing.
--
-- Of the rows that share an order_key only the first may be taken; by event_id, which is the order of
-- the events. It blocks the others as long as it is pending, so a sender that dies changes nothing.
-- Strict needs to look at the first row alone. By subject, a row found blocked is put off until its
-- blocker may have ended, or one subject would hide the others; a record brings the next one back. Not
-- so a retry, which must never come early and is put off for a moment only: retries are blocked when
-- the ordering was chosen after they failed.
--
-- `again_at` comes in a row of its own, for an endpoint to be asked again by then.
--
-- Clocks of nodes may be a second apart: a first attempt is due whatever the clock of the node that
-- asks says, and an arrival further ahead is of a clock that was put back.
create function claim_in_pace(
  organizations uuid[], endpoints uuid[], rooms integer[], at timestamptz, until timestamptz
) returns table (
  organization_id uuid, webhook_id uuid, again_at timestamptz,
  delivery_id uuid, event_id uuid, event_type text, body text, subject text, thin boolean,
  order_key text, url text, headers bytea, secret bytea, previous_secret bytea,
  private_key bytea, previous_private_key bytea, previous_secret_until timestamptz,
  retry_schedule_seconds integer[], max_in_flight integer,
  schedule_step integer, manual boolean, has_failures boolean, is_backlogged boolean
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set enable_material = off
as $$
#variable_conflict use_column
begin
  return query with endpoint as materialized (
    select w.*, asked.room, rate.gap, rate.arrival,
      case when w.rate_limit_per_second is null then asked.room
        else coalesce(floor(extract(epoch from at - rate.arrival) / extract(epoch from rate.gap)), 0)
      end as allowed
    from unnest(organizations, endpoints, rooms) as asked (organization_id, webhook_id, room)
    join webhooks w on w.organization_id = asked.organization_id and w.id = asked.webhook_id
      and w.enabled
    left join lateral (
      select pace.gap, case
          when own.rate_arrival is null or own.rate_arrival > at + interval '1 second' then at - pace.gap
          else greatest(own.rate_arrival, at - pace.gap - interval '250 milliseconds')
        end as arrival
      from webhooks own,
        lateral (select round(1000000.0 / own.rate_limit_per_second) * interval '1 microsecond') as pace (gap)
      where w.rate_limit_per_second is not null
        and own.organization_id = w.organization_id and own.id = w.id
      for no key update of own skip locked
    ) rate on true
  ), found as materialized (
    select free.place, turn.blocked_until, turn.is_backlogged, e.organization_id, e.id as webhook_id
    from endpoint e
    cross join lateral (
      select line.*, count(*) filter (where blocked_until is null)
        over (order by rank, (late = 1) <> lates_turn) as place_in_line
      from (
        select due.*, blocker.until as blocked_until,
          count(*) filter (where due.claimed_until > at) over () as claimed,
          count(*) over () >= e.max_in_flight or e.ordering <> 'none' as is_backlogged,
          sum(get_byte(uuid_send(due.id), 15)) over () % 4 = 0 as lates_turn
        from (
          (select d.ctid as place, d.id, d.event_id, d.order_key, d.claimed_until, 0 as late,
              row_number() over (order by d.next_attempt_at, d.id) as rank
            from deliveries d
            where e.ordering <> 'strict' and d.organization_id = e.organization_id
              and d.webhook_id = e.id and d.status = 'pending' and least(d.attempts_count, 1) = 0
              and d.next_attempt_at <= at + interval '1 second'
            order by d.next_attempt_at, d.id limit e.max_in_flight)
          union all
          (select d.ctid, d.id, d.event_id, d.order_key, d.claimed_until, 1,
              row_number() over (order by d.next_attempt_at, d.id)
            from deliveries d
            where e.ordering <> 'strict' and d.organization_id = e.organization_id
              and d.webhook_id = e.id and d.status = 'pending' and least(d.attempts_count, 1) = 1
              and d.next_attempt_at <= at
            order by d.next_attempt_at, d.id limit e.max_in_flight)
          union all
          (select first.ctid, first.id, first.event_id, null, first.claimed_until, 0, 1
            from (
              select d.ctid, d.* from deliveries d
              where e.ordering = 'strict' and d.organization_id = e.organization_id
                and d.webhook_id = e.id and d.status = 'pending' and d.order_key = ''
              order by d.event_id limit 1
            ) first
            where first.next_attempt_at <= at
              or (first.attempts_count = 0 and first.next_attempt_at <= at + interval '1 second'))
        ) due
        left join lateral (
          select case when due.late = 1 then at + interval '5 seconds'
              else greatest(b.next_attempt_at, b.claimed_until, at + interval '1 second')
            end as until
          from deliveries b
          where due.order_key is not null and b.organization_id = e.organization_id
            and b.webhook_id = e.id and b.status = 'pending' and b.order_key = due.order_key
            and b.event_id < due.event_id
          order by b.event_id limit 1
        ) blocker on true
      ) line
      where line.claimed_until is null or line.claimed_until <= at
    ) turn
    cross join lateral (
      select d.ctid as place from deliveries d
      where d.ctid = turn.place and d.status = 'pending'
        and (d.claimed_until is null or d.claimed_until <= at)
      for update skip locked
    ) free
    where turn.blocked_until is not null
      or turn.place_in_line <= least(e.room, e.allowed, e.max_in_flight - turn.claimed)
  ), claimed as (
    update deliveries d set claimed_until = until from found f
    where f.blocked_until is null and d.ctid = f.place
    returning d.*, f.is_backlogged
  ), put_off as (
    update deliveries d set next_attempt_at = f.blocked_until from found f
    where f.blocked_until is not null and d.ctid = f.place
  ), paced as (
    update webhooks w set rate_arrival = e.arrival + taken.number * e.gap
    from endpoint e
    cross join lateral (select count(*) as number from found f
      where f.webhook_id = e.id and f.blocked_until is null) as taken
    where e.gap is not null and taken.number > 0
      and w.organization_id = e.organization_id and w.id = e.id
  )
  (select c.organization_id, c.webhook_id, null::timestamptz, c.id, c.event_id, c.event_type,
      event.body, c.subject, c.thin, c.order_key, e.url, e.headers, e.secret, e.previous_secret,
      e.private_key, e.previous_private_key, e.previous_secret_until,
      e.retry_schedule_seconds, e.max_in_flight, c.schedule_step, c.manual, e.failures > 0,
      c.is_backlogged
    from claimed c
    join endpoint e on e.id = c.webhook_id
    join events event on event.organization_id = c.organization_id and event.id = c.event_id
    order by c.next_attempt_at, c.id)
  union all
  (select e.organization_id, e.id, again.at, null, null, null, null, null, null, null, null, null,
      null, null, null, null, null, null, null, null, null, null, null
    from endpoint e
    cross join lateral (
      select count(*) filter (where f.blocked_until is null) as taken,
        count(*) filter (where f.blocked_until is not null) as put_off
      from found f where f.webhook_id = e.id
    ) seen
    cross join lateral (
      select case
        when seen.put_off > 0 then at
        when e.rate_limit_per_second is null then null
        when e.gap is null then at + interval '20 milliseconds'
        when seen.taken >= e.allowed
          then e.arrival + seen.taken * e.gap + greatest(e.gap, interval '50 milliseconds')
      end as at
    ) again
    where (e.rate_limit_per_second is not null or e.ordering = 'by_subject') and again.at is not null);
end $$;

-- The same for endpoints that have neither a rate nor an order, as nearly all: a plan a third as large.
-- Measured with one endpoint an event: 7 to 20 % more deliveries a second on PostgreSQL.
create function claim_freely(
  organizations uuid[], endpoints uuid[], rooms integer[], at timestamptz, until timestamptz
) returns table (
  organization_id uuid, webhook_id uuid, again_at timestamptz,
  delivery_id uuid, event_id uuid, event_type text, body text, subject text, thin boolean,
  order_key text, url text, headers bytea, secret bytea, previous_secret bytea,
  private_key bytea, previous_private_key bytea, previous_secret_until timestamptz,
  retry_schedule_seconds integer[], max_in_flight integer,
  schedule_step integer, manual boolean, has_failures boolean, is_backlogged boolean
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set enable_material = off set jit = off
as $$
#variable_conflict use_column
begin
  return query with found as materialized (
    select free.place, turn.is_backlogged, w.url, w.headers, w.secret, w.previous_secret,
      w.private_key, w.previous_private_key, w.previous_secret_until, w.retry_schedule_seconds,
      w.max_in_flight, w.failures > 0 as has_failures
    from unnest(organizations, endpoints, rooms) as asked (organization_id, webhook_id, room)
    join webhooks w on w.organization_id = asked.organization_id and w.id = asked.webhook_id
      and w.enabled
    cross join lateral (
      select line.*, row_number() over (order by rank, (late = 1) <> lates_turn) as place_in_line
      from (
        select due.*, count(*) filter (where due.claimed_until > at) over () as claimed,
          count(*) over () >= w.max_in_flight as is_backlogged,
          sum(get_byte(uuid_send(due.id), 15)) over () % 4 = 0 as lates_turn
        from (
          (select d.ctid as place, d.id, d.claimed_until, 0 as late,
              row_number() over (order by d.next_attempt_at, d.id) as rank
            from deliveries d
            where d.organization_id = w.organization_id and d.webhook_id = w.id
              and d.status = 'pending' and least(d.attempts_count, 1) = 0
              and d.next_attempt_at <= at + interval '1 second'
            order by d.next_attempt_at, d.id limit w.max_in_flight)
          union all
          (select d.ctid, d.id, d.claimed_until, 1,
              row_number() over (order by d.next_attempt_at, d.id)
            from deliveries d
            where d.organization_id = w.organization_id and d.webhook_id = w.id
              and d.status = 'pending' and least(d.attempts_count, 1) = 1
              and d.next_attempt_at <= at
            order by d.next_attempt_at, d.id limit w.max_in_flight)
        ) due
      ) line
      where line.claimed_until is null or line.claimed_until <= at
    ) turn
    cross join lateral (
      select d.ctid as place from deliveries d
      where d.ctid = turn.place and d.status = 'pending'
        and (d.claimed_until is null or d.claimed_until <= at)
      for update skip locked
    ) free
    where turn.place_in_line <= least(asked.room, w.max_in_flight - turn.claimed)
  ), claimed as (
    update deliveries d set claimed_until = until from found f where d.ctid = f.place
    returning d.*, f.*
  )
  select c.organization_id, c.webhook_id, null::timestamptz, c.id, c.event_id, c.event_type,
    event.body, c.subject, c.thin, c.order_key, c.url, c.headers, c.secret, c.previous_secret,
    c.private_key, c.previous_private_key, c.previous_secret_until, c.retry_schedule_seconds,
    c.max_in_flight, c.schedule_step, c.manual, c.has_failures, c.is_backlogged
  from claimed c
  join events event on event.organization_id = c.organization_id and event.id = c.event_id
  order by c.next_attempt_at, c.id;
end $$;

create function claim_deliveries(
  organizations uuid[], endpoints uuid[], rooms integer[], at timestamptz, until timestamptz
) returns table (
  organization_id uuid, webhook_id uuid, again_at timestamptz,
  delivery_id uuid, event_id uuid, event_type text, body text, subject text, thin boolean,
  order_key text, url text, headers bytea, secret bytea, previous_secret bytea,
  private_key bytea, previous_private_key bytea, previous_secret_until timestamptz,
  retry_schedule_seconds integer[], max_in_flight integer,
  schedule_step integer, manual boolean, has_failures boolean, is_backlogged boolean
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
as $$
#variable_conflict use_column
begin
  if exists (
    select from unnest(organizations, endpoints) as asked (organization_id, webhook_id)
    join webhooks w on w.organization_id = asked.organization_id and w.id = asked.webhook_id
    where w.rate_limit_per_second is not null or w.ordering <> 'none'
  ) then
    return query select * from claim_in_pace(organizations, endpoints, rooms, at, until);
  else
    return query select * from claim_freely(organizations, endpoints, rooms, at, until);
  end if;
end $$;
