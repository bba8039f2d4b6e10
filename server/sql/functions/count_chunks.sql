-- Trigger of sources: the chunks that an organization has are those that its sources show, not those that
-- a run is still storing or that wait for their deletion.
create or replace function count_chunks() returns trigger language plpgsql as $$
declare
  removed record;
begin
  if tg_op = 'UPDATE' then
    perform change_usage(new.organization_id, 'chunks', new.chunks_count - old.chunks_count);
    return null;
  end if;
  for removed in
    select organization_id, sum(chunks_count)::integer as n from changed where chunks_count > 0 group by 1
  loop
    if exists (select from organizations where id = removed.organization_id) then
      perform change_usage(removed.organization_id, 'chunks', -removed.n);
    end if;
  end loop;
  return null;
end $$;
