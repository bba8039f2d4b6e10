-- Takes the due deliveries of each webhook, `capacities` at most, and claims them for a minute: longer than any attempt
-- takes, with time to save it. `sender` is who claims. Webhooks of many organizations are claimed for by one call,
-- because starting the plan costs more than running it: with a call for each of twenty organizations a claim cost three
-- times as much on the embedded database. Without `at` and `until` the clock of the database counts, so that nodes
-- whose clocks are apart honour each other's claims. Whole milliseconds, as a client gives them back.
--
-- First attempts and retries alternate, each oldest first.
--
-- At most `max_in_flight` deliveries of one webhook are under claims at any time, over all nodes and
-- without a counter: only the first so many due rows of each kind can be taken, and rows under a claim
-- stay among them until their result is saved. A node's choice follows from the rows alone, never from
-- chance: two nodes that see the same rows choose the same, and the second finds them locked.
--
-- A rate is kept by the webhook's row (GCRA). The node that holds its lock takes what has accrued, one
-- and a quarter of a second's worth at most: from 2 a second on any 10 seconds stay within 5 % of the
-- rate, and a late poll loses nothing. Of 1 a second one more would be 10 %: its claims are 1.03 s apart and
-- catch up on a tenth, so that eleven take 10.2 s at least.
--
-- Of the rows that share an order_key only the first may be taken, by event_id, which is the order of
-- the events. It blocks the others as long as it is pending, so a sender that dies changes nothing.
-- Strict looks at the first row alone. By subject, a blocked row is put off until its blocker may have
-- ended, or one subject would hide the others; saving an attempt brings the next row back. A blocked
-- retry must never come early and is put off for a moment only: retries are blocked when the ordering
-- was chosen after they failed.
--
-- `again_at` comes in a row of its own: the webhook must be claimed from again by then.
--
-- Clocks of nodes may be a second apart. A first attempt is due whatever the clock of the claiming node
-- says, and an arrival further ahead comes from a clock that was put back.
--
-- The settings make every plan look rows up by index, or by the ctid of a row that the statement itself has read: the
-- sizes of these tables are never what their statistics say. `is true` keeps the indexes of the organization out where a
-- row's ctid is known: of an organization that is younger than the statistics a planner expects no row, and read all
-- of them instead. What a claim needs of an event is a subquery, for by a join it would read all events of the
-- organization. PL/pgSQL keeps the generic plan from a session's sixth call on, because by its estimate the plan for the
-- values themselves is no cheaper; planning each call took 2 to 4 times as long.
create or replace function claim_deliveries(
  organizations uuid[], webhook_ids uuid[], capacities integer[], at timestamptz, until timestamptz,
  sender integer default null
) returns setof claimed_delivery language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
set enable_sort = off set jit = off
as $$
begin
  at := date_trunc('milliseconds', now_or(at));
  until := coalesce(until, at + interval '1 minute');
  return query with webhook as materialized (
    select w.*, target.capacity, rate.gap, rate.arrival,
      case when w.rate_limit_per_second is null then target.capacity
        else coalesce(floor(extract(epoch from at - rate.arrival) / extract(epoch from rate.gap)), 0)
      end as allowed
    from unnest(organizations, webhook_ids, capacities) as target (organization_id, webhook_id, capacity)
    cross join lateral (
      select * from webhooks one
      where one.organization_id = target.organization_id and one.id = target.webhook_id and one.enabled
      limit 1
    ) w
    left join lateral (
      select pace.gap, case
          when self.rate_arrival is null or self.rate_arrival > at + interval '1 second' then at - pace.gap
          else greatest(self.rate_arrival, at - pace.gap - pace.slack)
        end as arrival
      from webhooks self,
        lateral (select
            case self.rate_limit_per_second when 1 then interval '1.03 seconds'
              else round(1000000.0 / self.rate_limit_per_second) * interval '1 microsecond' end,
            case self.rate_limit_per_second when 1 then interval '100 milliseconds'
              else interval '250 milliseconds' end
        ) as pace (gap, slack)
      where w.rate_limit_per_second is not null
        and self.organization_id = w.organization_id and self.id = w.id
      for no key update of self skip locked
    ) rate on true
  ), selection as materialized (
    select lock.row_id, candidate.blocked_until, candidate.is_backlogged,
      e.organization_id, e.id as webhook_id
    from webhook e
    cross join lateral (
      select ranked.*, count(*) filter (where blocked_until is null)
        over (order by rank, (is_retry = 1) <> retries_first) as position
      from (
        select due.*, blocker.ends_at as blocked_until,
          count(*) filter (where due.claimed_until > at) over () as claims_count,
          count(*) over () >= e.max_in_flight or e.ordering <> 'none' as is_backlogged,
          sum(get_byte(uuid_send(due.id), 15)) over () % 4 = 0 as retries_first
        from (
          (select d.ctid as row_id, d.id, d.event_id, d.order_key, d.claimed_until, 0 as is_retry,
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
          select case when due.is_retry = 1 then at + interval '5 seconds'
              else greatest(b.next_attempt_at, b.claimed_until, at + interval '1 second')
            end as ends_at
          from deliveries b
          where due.order_key is not null and b.organization_id = e.organization_id
            and b.webhook_id = e.id and b.status = 'pending' and b.order_key = due.order_key
            and b.event_id < due.event_id
          order by b.event_id limit 1
        ) blocker on true
      ) ranked
      where ranked.claimed_until is null or ranked.claimed_until <= at
    ) candidate
    cross join lateral (
      select d.ctid as row_id from deliveries d
      where (d.organization_id = e.organization_id) is true and d.ctid = candidate.row_id and d.status = 'pending'
        and (d.claimed_until is null or d.claimed_until <= at)
      for update skip locked
    ) lock
    where candidate.blocked_until is not null
      or candidate.position <= least(e.capacity, e.allowed, e.max_in_flight - candidate.claims_count)
  ), claim as (
    update deliveries d set claimed_until = until, claimed_by = sender from selection s
    where s.blocked_until is null and (d.organization_id = s.organization_id) is true
      and d.ctid = s.row_id
    returning d.*, s.is_backlogged
  ), put_off as (
    update deliveries d set next_attempt_at = s.blocked_until from selection s
    where s.blocked_until is not null and (d.organization_id = s.organization_id) is true
      and d.ctid = s.row_id and is_blocked(d.organization_id, d.webhook_id, d.order_key, d.event_id)
  ), pacing as (
    update webhooks w set rate_arrival = e.arrival + taken.number * e.gap
    from webhook e
    cross join lateral (select count(*) as number from selection s
      where s.webhook_id = e.id and s.blocked_until is null) as taken
    where e.gap is not null and taken.number > 0
      and w.organization_id = e.organization_id and w.id = e.id
      -- Or a plan could walk all webhooks. Not by its ctid: whoever waited for the lock may see a newer row.
      and w.organization_id = any (organizations) and w.id = any (webhook_ids)
  )
  (select c.organization_id, c.webhook_id, null::timestamptz, c.id, c.event_id, c.event_type,
      event.body, c.subject, c.thin, c.order_key, e.url, e.headers, e.secret, e.previous_secret,
      e.private_key, e.previous_private_key, e.previous_secret_until,
      e.retry_schedule_seconds, e.max_in_flight, c.schedule_step, c.manual, e.failures > 0,
      c.is_backlogged, at, until, e.transport
    from claim c
    join webhook e on e.id = c.webhook_id
    cross join lateral (
      select e.body from events e
      where e.organization_id = c.organization_id and e.id = c.event_id limit 1
    ) event
    order by c.next_attempt_at, c.id)
  union all
  (select e.organization_id, e.id, again.due_at, null, null, null, null, null, null, null, null, null,
      null, null, null, null, null, null, null, null, null, null, null, at, until, null
    from webhook e
    cross join lateral (
      select count(*) filter (where s.blocked_until is null) as taken,
        count(*) filter (where s.blocked_until is not null) as put_off
      from selection s where s.webhook_id = e.id
    ) total
    cross join lateral (
      select case
        when total.put_off > 0 then at
        when e.rate_limit_per_second is null then null
        when e.gap is null then at + interval '20 milliseconds'
        when total.taken >= e.allowed
          then e.arrival + total.taken * e.gap + greatest(e.gap, interval '50 milliseconds')
      end as due_at
    ) again
    where (e.rate_limit_per_second is not null or e.ordering = 'by_subject') and again.due_at is not null);
end $$;
