-- Trigger of contacts, once a statement: values of unique fields that removed rows had are free again, and their keys
-- of sortable fields go.
create or replace function release_custom_handles() returns trigger language plpgsql as $$
begin
  with held as materialized (
    select c.organization_id, c.id as contact_id, f.id as field_id, 'custom.' || f.key as kind,
      c.custom ->> f.key as value, f.is_unique
    from changed c join contact_fields f
      on f.organization_id = c.organization_id and (f.is_unique or f.is_sortable)
  ), removed as (
    delete from contact_sort_keys k using held h
      where k.organization_id = h.organization_id and k.contact_id = h.contact_id
        and k.field_id = h.field_id
  )
  delete from contact_handles k using held h
    where h.is_unique and k.organization_id = h.organization_id and k.kind = h.kind
      and k.value = h.value and k.contact_id = h.contact_id;
  return null;
end $$;
