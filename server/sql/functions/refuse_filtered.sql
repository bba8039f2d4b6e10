-- Called for each webhook with a filter where a statement took for granted that there is none: the work is
-- then run again, and asks (docs/decisions/0020).
create or replace function refuse_filtered(webhook uuid) returns void language plpgsql as $$
begin
  raise exception using errcode = 'CP409', message = 'A webhook has a filter.';
end $$;
