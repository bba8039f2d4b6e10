-- Nothing calls it. Migration 40 names it, so it stays until the migrations are squashed.
create or replace function refuse_handle(field text, kind text) returns void language plpgsql as $$
begin
  return;
end $$;
