-- What an organization says of the fields of its contacts. Whoever changes it takes the same lock alone, and so waits
-- until this transaction ends. The second statement sees what the lock waited for.
create or replace function hold_contact_fields(organization uuid)
returns table (version integer, is_strict boolean) language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('contact writers ' || organization, 0));
  return query select s.version, s.is_strict from contact_field_sets s where s.organization_id = organization;
end $$;
