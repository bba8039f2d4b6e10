-- Every webhook with a pending delivery, and when its first one is due: a shard has no recursion, so each webhook is asked
-- for its first attempt and its first retry.
create or replace function list_pending_webhooks()
returns table (organization_id uuid, webhook_id uuid, enabled boolean, first_due_at timestamptz)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query select w.organization_id, w.id, w.enabled, least(first.next_attempt_at, retry.next_attempt_at)
  from webhooks w
  left join lateral (
    select d.next_attempt_at from deliveries d
    where d.organization_id = w.organization_id and d.webhook_id = w.id and d.status = 'pending'
      and least(d.attempts_count, 1) = 0
    order by d.next_attempt_at limit 1) first on true
  left join lateral (
    select d.next_attempt_at from deliveries d
    where d.organization_id = w.organization_id and d.webhook_id = w.id and d.status = 'pending'
      and least(d.attempts_count, 1) = 1
    order by d.next_attempt_at limit 1) retry on true
  where first.next_attempt_at is not null or retry.next_attempt_at is not null;
end $$;
