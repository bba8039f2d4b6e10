-- Trigger of contact_field_sets: before the first field of an organization there was no row that writers of contacts
-- could hold. So whoever adds it waits for those of the organization that are under way, and they for it:
-- claim_custom_handles takes the same lock in share. It is taken where the rows are, on the node of the organization.
create or replace function await_contact_writers() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('contact writers ' || new.organization_id, 0));
  return null;
end $$;
