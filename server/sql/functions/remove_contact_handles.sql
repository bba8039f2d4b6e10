-- Trigger of contacts, once a statement: what removed rows were found by is free again. One by one, each by its key.
create or replace function remove_contact_handles() returns trigger language plpgsql as $$
declare
  handle record;
begin
  for handle in
    select c.organization_id, c.id, h.kind, h.value
    from changed c cross join lateral (
      select of.kind, of.value from contact_handles_of(
        c.email, c.phone, c.external_id, c.additional_emails, c.additional_phones) of
      union all
      select one ->> 'field', one ->> 'value' from jsonb_array_elements(c.merged_identifiers) one) h
    order by 1, 3, 4
  loop
    delete from contact_handles k
      where k.organization_id = handle.organization_id and k.kind = handle.kind
        and k.value = handle.value and k.contact_id = handle.id;
  end loop;
  return null;
end $$;
