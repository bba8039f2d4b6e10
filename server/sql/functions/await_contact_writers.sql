-- Nothing calls it. Migration 80 names it, so it stays until the migrations are squashed.
create or replace function await_contact_writers() returns trigger language plpgsql as $$
begin
  return null;
end $$;
