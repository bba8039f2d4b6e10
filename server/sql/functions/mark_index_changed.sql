create or replace function mark_index_changed() returns trigger language plpgsql as $$
declare
  base record;
begin
  for base in select distinct organization_id, base_id from changed order by 1, 2 loop
    update bases set index_version = gen_random_uuid()
      where organization_id = base.organization_id and id = base.base_id;
  end loop;
  return null;
end $$;
