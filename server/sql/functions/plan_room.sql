-- How many more of a resource the plan of an organization allows; null for no limit. Whoever asks holds the row
-- that all others who add must change, so the answer stays true until the end of the transaction.
create or replace function plan_room(organization uuid, resource_name text)
returns bigint language plpgsql as $$
declare
  allowed bigint;
  total bigint;
begin
  select l.max into allowed from organizations o
    join plan_limits l on l.plan = o.plan and l.resource = resource_name
    where o.id = organization;
  if allowed is null then return null; end if;
  insert into usage_counts as c values (organization, resource_name, -1, 0)
    on conflict (organization_id, resource, slot) do update set used = c.used;
  select sum(used) into total from usage_counts
    where organization_id = organization and resource = resource_name;
  return greatest(allowed - total, 0);
end $$;
