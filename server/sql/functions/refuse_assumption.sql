-- Nothing calls it. Migration 36 names it, so it stays until the migrations are squashed.
create or replace function refuse_assumption(found uuid) returns void language plpgsql as $$
begin
  raise exception using errcode = 'CP409', message = 'What was taken for granted is no longer so.';
end $$;
