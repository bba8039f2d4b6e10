-- Called for each row that a statement took for granted not to be there: the work is then run again, and asks
-- (docs/decisions/0020).
create or replace function refuse_assumption(found uuid) returns void language plpgsql as $$
begin
  raise exception using errcode = 'CP409', message = 'What was taken for granted is no longer so.';
end $$;
