-- Trigger of contacts: claims the values of unique fields, as add_contact_handles does handles; gives back those
-- that a changed row no longer has.
create or replace function claim_custom_handles() returns trigger language plpgsql as $$
declare
  one record;
begin
  if tg_op = 'UPDATE' then
    delete from contact_handles k using contact_fields f
      where f.organization_id = old.organization_id and f.is_unique
        and k.organization_id = old.organization_id and k.kind = 'custom.' || f.key
        and k.value = old.custom ->> f.key and k.contact_id = old.id
        and new.custom ->> f.key is distinct from old.custom ->> f.key;
    for one in
      select f.key, new.custom ->> f.key as value from contact_fields f
      where f.organization_id = new.organization_id and f.is_unique and new.custom ->> f.key is not null order by 1
    loop
      perform claim_custom_handle(new.organization_id, one.key, one.value, new.id);
    end loop;
    return null;
  end if;
  for one in
    select c.organization_id, f.key, c.custom ->> f.key as value, c.id
    from changed c join contact_fields f on f.organization_id = c.organization_id and f.is_unique
    where c.custom ->> f.key is not null order by 2, 3
  loop
    perform claim_custom_handle(one.organization_id, one.key, one.value, one.id);
  end loop;
  return null;
end $$;
