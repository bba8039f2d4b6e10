-- Trigger of a counted table; its argument names the resource, because on a shard of a distributed
-- database tg_table_name is the name of the shard.
create or replace function count_added() returns trigger language plpgsql as $$
declare
  added record;
begin
  for added in select organization_id, count(*)::integer as n from changed group by 1 loop
    perform change_usage(added.organization_id, tg_argv[0], added.n);
  end loop;
  return null;
end $$;
