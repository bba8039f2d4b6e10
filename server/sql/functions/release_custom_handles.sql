-- Trigger of contacts, once a statement: values of unique fields that removed rows had are free again, and their keys
-- of sortable fields go. For each field statements of one table, which a shard takes.
create or replace function release_custom_handles() returns trigger language plpgsql as $$
declare
  part record;
  field record;
  held text[];
begin
  for part in select organization_id, array_agg(id) as ids from changed group by 1 order by 1 loop
    for field in
      select id, key, is_unique from contact_fields
      where organization_id = part.organization_id and (is_unique or is_sortable) order by id
    loop
      delete from contact_sort_keys k where k.organization_id = part.organization_id
        and k.contact_id = any (part.ids) and k.field_id = field.id;
      continue when not field.is_unique;
      select array_agg(c.custom ->> field.key) into held
        from changed c where c.organization_id = part.organization_id;
      delete from contact_handles k where k.organization_id = part.organization_id
        and k.kind = 'custom.' || field.key and k.value = any (held) and k.contact_id = any (part.ids);
    end loop;
  end loop;
  return null;
end $$;
