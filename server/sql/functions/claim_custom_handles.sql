-- Trigger of contacts: claims the values of unique fields, as add_contact_handles does handles, and gives back those
-- that a changed row no longer has; keeps the keys of sortable fields. The lock is for await_contact_writers: whoever
-- waited for it sees the fields in the statements after it.
create or replace function claim_custom_handles() returns trigger language plpgsql as $$
declare
  organization uuid;
  one record;
begin
  if tg_op = 'UPDATE' then
    perform pg_advisory_xact_lock_shared(hashtextextended('contact writers ' || new.organization_id, 0));
    -- `offset` keeps the organization from the planner: of one that it does not know it would read all handles.
    delete from contact_handles k using (
        select organization_id, key from contact_fields
        where organization_id = old.organization_id and is_unique offset 0
      ) f
      where k.organization_id = f.organization_id and k.kind = 'custom.' || f.key
        and k.value = old.custom ->> f.key and k.contact_id = old.id
        and new.custom ->> f.key is distinct from old.custom ->> f.key;
    for one in
      select f.key, f.id, f.type, f.is_unique, f.is_sortable, new.custom -> f.key as value
      from contact_fields f
      where f.organization_id = new.organization_id and (f.is_unique or f.is_sortable) order by 1
    loop
      if one.is_unique and one.value <> 'null' then
        perform claim_custom_handle(new.organization_id, one.key, one.value #>> '{}', new.id);
      end if;
      if one.is_sortable then
        insert into contact_sort_keys as k (organization_id, contact_id, field_id, key)
          values (new.organization_id, new.id, one.id, custom_sort_key(one.type, one.value))
          on conflict (organization_id, contact_id, field_id) do update set key = excluded.key
          where k.key is distinct from excluded.key;
      end if;
    end loop;
    return null;
  end if;
  for organization in select distinct organization_id from changed order by 1 loop
    perform pg_advisory_xact_lock_shared(hashtextextended('contact writers ' || organization, 0));
  end loop;
  for one in
    select c.organization_id, c.id as contact, f.key, f.id, f.type, f.is_unique, f.is_sortable,
      c.custom -> f.key as value
    from changed c join contact_fields f
      on f.organization_id = c.organization_id and (f.is_unique or f.is_sortable)
    order by f.key, c.custom ->> f.key
  loop
    if one.is_unique and one.value <> 'null' then
      perform claim_custom_handle(one.organization_id, one.key, one.value #>> '{}', one.contact);
    end if;
    if one.is_sortable then
      insert into contact_sort_keys (organization_id, contact_id, field_id, key)
        values (one.organization_id, one.contact, one.id, custom_sort_key(one.type, one.value))
        on conflict do nothing;
    end if;
  end loop;
  return null;
end $$;
