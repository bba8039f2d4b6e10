-- Trigger of contacts, once a statement: values of unique fields that removed rows had are free again.
create or replace function release_custom_handles() returns trigger language plpgsql as $$
begin
  delete from contact_handles k
    using changed c join contact_fields f on f.organization_id = c.organization_id and f.is_unique
    where k.organization_id = c.organization_id and k.kind = 'custom.' || f.key
      and k.value = c.custom ->> f.key and k.contact_id = c.id;
  return null;
end $$;
