-- Takes the due deliveries of each webhook, `capacities` at most, and claims them for a minute: longer than
-- any attempt takes, with time to save it. Without `at` and `until` the clock of the database counts, so
-- that nodes whose clocks are apart honour each other's claims. Whole milliseconds, as a client gives them
-- back.
--
-- Planning costs more than running: with a plan for each call, a claim took 2 to 4 times as long (2.5 for
-- 0.8 ms on PostgreSQL, 8 for 1.5 ms embedded). PL/pgSQL keeps the generic plan from a session's sixth
-- call on, because by its estimate the plan for the values themselves is no cheaper. auto_explain showed
-- so for 1 to 20 webhooks, with statistics and without: nothing needs to force it.
create or replace function claim_deliveries(
  organization_ids uuid[], webhook_ids uuid[], capacities integer[], at timestamptz, until timestamptz
) returns setof claimed_delivery language plpgsql
set enable_seqscan = off set enable_hashjoin = off
as $$
begin
  at := date_trunc('milliseconds', now_or(at));
  until := coalesce(until, at + interval '1 minute');
  if exists (
    select from unnest(organization_ids, webhook_ids) as target (organization_id, webhook_id)
    join webhooks w on w.organization_id = target.organization_id and w.id = target.webhook_id
    where w.rate_limit_per_second is not null or w.ordering <> 'none'
  ) then
    return query select * from
      claim_deliveries_paced(organization_ids, webhook_ids, capacities, at, until);
  else
    return query select * from
      claim_deliveries_unpaced(organization_ids, webhook_ids, capacities, at, until);
  end if;
end $$;
