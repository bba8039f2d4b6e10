-- Takes the due deliveries of each webhook, `capacities` at most, and claims them until `until`.
create or replace function claim_deliveries(
  organization_ids uuid[], webhook_ids uuid[], capacities integer[], at timestamptz, until timestamptz
) returns setof claimed_delivery language plpgsql
set enable_seqscan = off set enable_hashjoin = off
as $$
begin
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
