-- Adds to what an organization used of resources in the month of a time, in UTC. Beyond its plan nothing is added:
-- SQLSTATE CP402 becomes 402 plan_limit_reached. Those with a limit count in one row, slot -1, in the order of their
-- names, and so wait for the transactions before; the others never wait.
create or replace function spend_month(organization uuid, at_time timestamptz, resources text[], amounts bigint[])
returns void language plpgsql as $$
#variable_conflict use_column
declare
  first_day constant date := date_trunc('month', at_time at time zone 'UTC');
  spent record;
begin
  for spent in
    with asked as (
      select a.resource, a.amount, l.max
      from unnest(resources, amounts) as a (resource, amount)
      join organizations o on o.id = organization
      left join plan_limits l on l.plan = o.plan and l.resource = a.resource
    ), counted as (
      insert into monthly_counts as m (organization_id, resource, month, slot, used)
        select organization, resource, first_day, case when max is null then pg_backend_pid() % 64 else -1 end, amount
        from asked order by resource
        on conflict (organization_id, resource, month, slot) do update set used = m.used + excluded.used
        returning resource, slot, used
    )
    -- What was counted before the plan had a limit stands in other slots.
    select a.resource, a.amount, a.max, c.used + coalesce((
        select sum(used) from monthly_counts m
        where m.organization_id = organization and m.resource = a.resource and m.month = first_day and m.slot <> -1
      ), 0) as total
    from asked a join counted c using (resource) where a.max is not null
  loop
    if spent.total > spent.max then
      raise exception using errcode = 'CP402', message =
        format('The plan allows %s %s a month; %s are used and this needs %s more.',
          spent.max, spent.resource, spent.total - spent.amount, spent.amount);
    end if;
  end loop;
end $$;
