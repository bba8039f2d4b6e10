-- Trigger of a counted table; its argument names the resource. Rows that go with their organization
-- are not counted, because the counts go with it too.
create or replace function count_removed() returns trigger language plpgsql as $$
declare
  removed record;
begin
  for removed in select organization_id, count(*)::integer as n from changed group by 1 loop
    if exists (select from organizations where id = removed.organization_id) then
      perform change_usage(removed.organization_id, tg_argv[0], -removed.n);
    end if;
  end loop;
  return null;
end $$;
