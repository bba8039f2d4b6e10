-- Nothing calls it. Migrations 44 and 56 name it, so it stays until the migrations are squashed.
create or replace function claim_custom_handles() returns trigger language plpgsql as $$
begin
  return null;
end $$;
