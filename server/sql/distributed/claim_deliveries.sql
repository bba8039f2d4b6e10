-- Takes and claims the due deliveries of each webhook, as sql/functions/claim_deliveries.sql says: the same choice, by
-- statements that each go to the shard of one organization. The lock of the webhook's row is held from the choice to the
-- claim, so that two nodes never choose at the same time; one that does not get it comes again soon.
create or replace function claim_deliveries(
  organizations uuid[], webhook_ids uuid[], capacities integer[], at timestamptz, until timestamptz,
  sender integer default null
) returns setof claimed_delivery language plpgsql as $$
declare
  hook record;
  due record;
  answer claimed_delivery;
  gap interval;
  arrival timestamptz;
  allowed bigint;
  taken bigint;
  chosen uuid[];
  blocked uuid[];
  locked uuid[];
  blocked_until timestamptz[];
  backlogged boolean;
  again timestamptz;
begin
  at := date_trunc('milliseconds', now_or(at));
  until := coalesce(until, at + interval '1 minute');
  for i in 1 .. coalesce(cardinality(webhook_ids), 0) loop
    select w.* into hook from webhooks w
      where w.organization_id = organizations[i] and w.id = webhook_ids[i] and w.enabled
      for no key update skip locked;
    if not found then
      perform from webhooks w where w.organization_id = organizations[i] and w.id = webhook_ids[i] and w.enabled;
      if found then
        answer := null;
        answer.organization_id := organizations[i];
        answer.webhook_id := webhook_ids[i];
        answer.again_at := at + interval '20 milliseconds';
        answer.claimed_at := at;
        answer.claimed_until := until;
        return next answer;
      end if;
      continue;
    end if;
    gap := null;
    allowed := capacities[i];
    if hook.rate_limit_per_second is not null then
      gap := case hook.rate_limit_per_second when 1 then interval '1.03 seconds'
        else round(1000000.0 / hook.rate_limit_per_second) * interval '1 microsecond' end;
      arrival := case
        when hook.rate_arrival is null or hook.rate_arrival > at + interval '1 second' then at - gap
        else greatest(hook.rate_arrival, at - gap - case hook.rate_limit_per_second
          when 1 then interval '100 milliseconds' else interval '250 milliseconds' end) end;
      allowed := floor(extract(epoch from at - arrival) / extract(epoch from gap));
    end if;
    chosen := '{}';
    blocked := '{}';
    blocked_until := '{}';
    backlogged := false;
    for due in
      select ranked.*, count(*) filter (where ranked.blocked_until is null)
        over (order by ranked.rank, (ranked.is_retry = 1) <> ranked.retries_first) as position
      from (
        select found.*, blocker.ends_at as blocked_until,
          count(*) filter (where found.claimed_until > at) over () as claims_count,
          count(*) over () >= hook.max_in_flight or hook.ordering <> 'none' as is_backlogged,
          sum(get_byte(uuid_send(found.id), 15)) over () % 4 = 0 as retries_first
        from (
          (select d.id, d.event_id, d.order_key, d.claimed_until, 0 as is_retry,
              row_number() over (order by d.next_attempt_at, d.id) as rank
            from deliveries d
            where hook.ordering <> 'strict' and d.organization_id = organizations[i]
              and d.webhook_id = hook.id and d.status = 'pending' and least(d.attempts_count, 1) = 0
              and d.next_attempt_at <= at + interval '1 second'
            order by d.next_attempt_at, d.id limit hook.max_in_flight)
          union all
          (select d.id, d.event_id, d.order_key, d.claimed_until, 1,
              row_number() over (order by d.next_attempt_at, d.id)
            from deliveries d
            where hook.ordering <> 'strict' and d.organization_id = organizations[i]
              and d.webhook_id = hook.id and d.status = 'pending' and least(d.attempts_count, 1) = 1
              and d.next_attempt_at <= at
            order by d.next_attempt_at, d.id limit hook.max_in_flight)
          union all
          (select first.id, first.event_id, null, first.claimed_until, 0, 1
            from (
              select d.id, d.event_id, d.claimed_until, d.next_attempt_at, d.attempts_count from deliveries d
              where hook.ordering = 'strict' and d.organization_id = organizations[i]
                and d.webhook_id = hook.id and d.status = 'pending' and d.order_key = ''
              order by d.event_id limit 1
            ) first
            where first.next_attempt_at <= at
              or (first.attempts_count = 0 and first.next_attempt_at <= at + interval '1 second'))
        ) found
        left join lateral (
          select case when found.is_retry = 1 then at + interval '5 seconds'
              else greatest(b.next_attempt_at, b.claimed_until, at + interval '1 second')
            end as ends_at
          from deliveries b
          where found.order_key is not null and b.organization_id = organizations[i]
            and b.webhook_id = hook.id and b.status = 'pending' and b.order_key = found.order_key
            and b.event_id < found.event_id
          order by b.event_id limit 1
        ) blocker on true
      ) ranked
      where ranked.claimed_until is null or ranked.claimed_until <= at
    loop
      backlogged := due.is_backlogged;
      if due.blocked_until is not null then
        blocked := blocked || due.id;
        blocked_until := blocked_until || due.blocked_until;
      elsif due.position <= least(capacities[i], allowed, hook.max_in_flight - due.claims_count) then
        chosen := chosen || due.id;
      end if;
    end loop;
    if blocked <> '{}' then
      -- First the locks, then the question whether they are still blocked; see is_blocked.
      select coalesce(array_agg(id), '{}') into locked from (
        select d.id from deliveries d where d.organization_id = organizations[i] and d.id = any (blocked)
        for no key update skip locked) found;
      update deliveries d set next_attempt_at = put_off.until
        from unnest(blocked, blocked_until) as put_off (id, until)
        where d.organization_id = organizations[i] and d.id = put_off.id and d.id = any (locked) and d.status = 'pending'
          and (d.claimed_until is null or d.claimed_until <= at)
          and exists (select from deliveries b
            where b.organization_id = organizations[i] and b.webhook_id = webhook_ids[i] and b.status = 'pending'
              and b.order_key = d.order_key and b.event_id < d.event_id);
    end if;
    taken := 0;
    if chosen <> '{}' then
      update deliveries d set claimed_until = until, claimed_by = sender
        where d.organization_id = organizations[i] and d.id = any (chosen) and d.status = 'pending'
          and (d.claimed_until is null or d.claimed_until <= at);
      get diagnostics taken = row_count;
    end if;
    if taken > 0 then
      return query
        select d.organization_id, d.webhook_id, null::timestamptz, d.id, d.event_id, d.event_type,
          e.body, d.subject, d.thin, d.order_key, hook.url, hook.headers, hook.secret, hook.previous_secret,
          hook.private_key, hook.previous_private_key, hook.previous_secret_until,
          hook.retry_schedule_seconds, hook.max_in_flight, d.schedule_step, d.manual, hook.failures > 0,
          backlogged, at, until, hook.transport
        from deliveries d
        join events e on e.organization_id = d.organization_id and e.id = d.event_id
        where d.organization_id = organizations[i] and e.organization_id = organizations[i]
          and d.id = any (chosen) and d.claimed_until = until
        order by d.next_attempt_at, d.id;
      if gap is not null then
        arrival := arrival + taken * gap;
        update webhooks w set rate_arrival = arrival
          where w.organization_id = organizations[i] and w.id = webhook_ids[i];
      end if;
    end if;
    if hook.rate_limit_per_second is not null or hook.ordering = 'by_subject' then
      again := case
        when blocked <> '{}' then at
        when gap is null then null
        when taken >= allowed then arrival + greatest(gap, interval '50 milliseconds') end;
      if again is not null then
        answer := null;
        answer.organization_id := organizations[i];
        answer.webhook_id := webhook_ids[i];
        answer.again_at := again;
        answer.claimed_at := at;
        answer.claimed_until := until;
        return next answer;
      end if;
    end if;
  end loop;
end $$;
