-- Trigger of members: what a removed one owned has no owner.
create or replace function release_owned() returns trigger language plpgsql as $$
begin
  update contacts set owner_id = null where organization_id = old.organization_id and owner_id = old.id;
  update companies set owner_id = null where organization_id = old.organization_id and owner_id = old.id;
  update proposals set owner_id = null where organization_id = old.organization_id and owner_id = old.id;
  return old;
end $$;
