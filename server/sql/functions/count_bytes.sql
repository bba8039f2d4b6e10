-- Trigger of a table that holds bytes of files: its arguments are how many a row has, and whether a plan's limit
-- refuses more of them. Rows that go with their organization are not counted, because the counts go with it too.
create or replace function count_bytes() returns trigger language plpgsql as $$
declare
  part record;
begin
  for part in execute
    format('select organization_id, sum(%s)::bigint as n from changed group by 1 order by 1', tg_argv[0])
  loop
    if tg_op = 'INSERT' then
      perform change_usage(part.organization_id, 'storedBytes', part.n, tg_argv[1] = 'refuse');
    elsif exists (select from organizations where id = part.organization_id) then
      perform change_usage(part.organization_id, 'storedBytes', -part.n);
    end if;
  end loop;
  return null;
end $$;
