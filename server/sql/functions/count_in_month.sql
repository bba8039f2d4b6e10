-- Adds to how often something happened in the month of a time, in UTC, and returns how often it had before; 0 where
-- there is no limit. Those with a limit count in one row, slot -1, and so wait for the transactions before; the others
-- never wait.
create or replace function count_in_month(
  organization uuid, resource_name text, at_time timestamptz, added bigint, allowed bigint
) returns bigint language plpgsql as $$
declare
  first_day constant date := date_trunc('month', at_time at time zone 'UTC');
  total bigint;
begin
  insert into monthly_counts as m (organization_id, resource, month, slot, used)
    values (organization, resource_name, first_day,
      case when allowed is null then pg_backend_pid() % 64 else -1 end, added)
    on conflict (organization_id, resource, month, slot) do update set used = m.used + excluded.used;
  if allowed is null then
    return 0;
  end if;
  select sum(used) into total from monthly_counts
    where organization_id = organization and resource = resource_name and month = first_day;
  return total - added;
end $$;
