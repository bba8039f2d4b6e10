-- Trigger of contacts, once a statement: values of unique fields that removed rows had are free again, and their keys
-- of sortable fields go.
create or replace function release_custom_handles() returns trigger language plpgsql as $$
declare
  part record;
  field record;
  removed record;
begin
  for part in select distinct organization_id from changed order by 1 loop
    for field in
      select id, key, is_unique, is_sortable from contact_fields
      where organization_id = part.organization_id and (is_unique or is_sortable) order by id
    loop
      for removed in
        select c.id, c.custom ->> field.key as value from changed c
        where c.organization_id = part.organization_id order by 1
      loop
        delete from contact_sort_keys k where k.organization_id = part.organization_id
          and k.contact_id = removed.id and k.field_id = field.id;
        if field.is_unique then
          delete from contact_handles k where k.organization_id = part.organization_id
            and k.kind = 'custom.' || field.key and k.value = removed.value and k.contact_id = removed.id;
        end if;
      end loop;
    end loop;
  end loop;
  return null;
end $$;
