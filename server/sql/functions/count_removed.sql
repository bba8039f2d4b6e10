-- Trigger of a counted table; its argument names the resource. Rows that go with their organization
-- are not counted, because the counts go with it too.
create or replace function count_removed() returns trigger language plpgsql as $$
declare
  resource_name constant text := tg_argv[0];
  removed record;
begin
  for removed in select organization_id, count(*)::integer as n from changed group by 1 loop
    if exists (select from organizations where id = removed.organization_id) then
      insert into usage_counts as c values
        (removed.organization_id, resource_name, pg_backend_pid() % 64, -removed.n)
        on conflict (organization_id, resource, slot) do update set used = c.used - removed.n;
    end if;
  end loop;
  return null;
end $$;
