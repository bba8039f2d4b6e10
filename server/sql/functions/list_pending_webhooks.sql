-- Every webhook with a pending delivery, and when its first one is due: two jumps of the index for each.
create or replace function list_pending_webhooks()
returns table (organization_id uuid, webhook_id uuid, enabled boolean, first_due_at timestamptz)
language sql stable as $$
  with recursive pending as (
    (select organization_id, webhook_id, least(attempts_count, 1) as is_retry, next_attempt_at
      from deliveries where status = 'pending'
      order by organization_id, webhook_id, least(attempts_count, 1), next_attempt_at limit 1)
    union all
    select next.* from pending cross join lateral (
      select organization_id, webhook_id, least(attempts_count, 1), next_attempt_at
      from deliveries
      where status = 'pending' and (organization_id, webhook_id, least(attempts_count, 1))
        > (pending.organization_id, pending.webhook_id, pending.is_retry)
      order by organization_id, webhook_id, least(attempts_count, 1), next_attempt_at
      limit 1) next
  )
  select organization_id, webhook_id, w.enabled, min(next_attempt_at)
  from pending join webhooks w using (organization_id) where w.id = pending.webhook_id
  group by organization_id, webhook_id, w.enabled
$$;
