-- Organizations with contacts whose keys are to be computed, at most so many of each kind: a jump of the index for each.
create or replace function list_unmatched_organizations(most integer) returns setof uuid language plpgsql as $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  walked uuid[];
  jumps integer := 0;
begin
  select array_agg(u.organization_id) into walked
    from (select organization_id from unmatched_organizations limit most) u;
  return query select unnest(walked);
  while jumps < most loop
    select u.organization_id into last from unmatched_contacts u
      where u.organization_id > last order by u.organization_id limit 1;
    exit when last is null;
    if last = any (walked) is not true then
      return next last;
    end if;
    jumps := jumps + 1;
  end loop;
end $$;
