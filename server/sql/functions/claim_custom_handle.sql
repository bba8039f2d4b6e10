-- Nothing calls it. Migration 44 names it, so it stays until the migrations are squashed.
create or replace function claim_custom_handle(organization uuid, field text, wanted text, contact uuid) returns void language plpgsql as $$
begin
  return;
end $$;
