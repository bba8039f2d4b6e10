create or replace function mark_index_changed() returns trigger language plpgsql as $$
declare
  base record;
  fresh uuid;
begin
  for base in select distinct organization_id, base_id from changed order by 1, 2 loop
    -- A shard takes no volatile function in an update.
    fresh := gen_random_uuid();
    update bases set index_version = fresh
      where organization_id = base.organization_id and id = base.base_id;
  end loop;
  return null;
end $$;
