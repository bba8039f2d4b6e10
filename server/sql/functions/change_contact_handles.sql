-- Nothing calls it. Migration 40 names it, so it stays until the migrations are squashed.
create or replace function change_contact_handles() returns trigger language plpgsql as $$
begin
  return null;
end $$;
