-- Takes the due deliveries of each webhook of an organization, `capacities` at most, and claims them for a minute:
-- longer than any attempt takes, with time to save it. `sender` is who claims. Without `at` and `until` the clock of the database counts, so
-- that nodes whose clocks are apart honour each other's claims. Whole milliseconds, as a client gives them
-- back.
--
-- Planning costs more than running: with a plan for each call, a claim took 2 to 4 times as long (2.5 for
-- 0.8 ms on PostgreSQL, 8 for 1.5 ms embedded). PL/pgSQL keeps the generic plan from a session's sixth
-- call on, because by its estimate the plan for the values themselves is no cheaper. auto_explain showed
-- so for 1 to 20 webhooks, with statistics and without: nothing needs to force it. The settings hold in the two
-- functions that it calls, too.
create or replace function claim_deliveries(
  organization uuid, webhook_ids uuid[], capacities integer[], at timestamptz, until timestamptz,
  sender integer default null
) returns setof claimed_delivery language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
set enable_sort = off set jit = off
as $$
begin
  at := date_trunc('milliseconds', now_or(at));
  until := coalesce(until, at + interval '1 minute');
  if exists (
    select from webhooks w
    where w.organization_id = organization and w.id = any (webhook_ids)
      and (w.rate_limit_per_second is not null or w.ordering <> 'none')
  ) then
    return query select * from
      claim_deliveries_paced(organization, webhook_ids, capacities, at, until, sender);
  else
    return query select * from
      claim_deliveries_unpaced(organization, webhook_ids, capacities, at, until, sender);
  end if;
end $$;
