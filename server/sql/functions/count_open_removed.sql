-- Trigger of a counted table in which open rows alone count, for each open row that is deleted; its argument
-- names the resource. Rows that go with their organization are not counted, because the counts go with it too.
create or replace function count_open_removed() returns trigger language plpgsql as $$
begin
  if exists (select from organizations where id = old.organization_id) then
    perform change_usage(old.organization_id, tg_argv[0], -1);
  end if;
  return null;
end $$;
