-- Trigger of contacts, once a statement: what removed rows were found by is free again.
create or replace function remove_contact_handles() returns trigger language plpgsql as $$
begin
  delete from contact_handles k
    using changed c cross join lateral contact_handles_of(
      c.email, c.phone, c.external_id, c.additional_emails, c.additional_phones) h
    where k.organization_id = c.organization_id and k.kind = h.kind and k.value = h.value
      and k.contact_id = c.id;
  return null;
end $$;
