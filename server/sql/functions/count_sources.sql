-- Trigger of sources: how many sources and chunks a base has, and the pages of a sitemap or a crawl. Rows that
-- go with their organization are not counted, because the counts go with it too.
create or replace function count_sources() returns trigger language plpgsql as $$
declare
  direction constant integer := case tg_op when 'DELETE' then -1 else 1 end;
  organization uuid;
begin
  if tg_op = 'UPDATE' then
    insert into source_counts as c
      select new.organization_id, owner, pg_backend_pid() % 64, 0, new.chunks_count - old.chunks_count
      from unnest(array[new.base_id, new.parent_id]) as owner where owner is not null order by owner
      on conflict (organization_id, owner_id, slot) do update set chunks = c.chunks + excluded.chunks;
    return null;
  end if;
  for organization in select distinct organization_id from changed order by 1 loop
    continue when not exists (select from organizations where id = organization);
    insert into source_counts as c
      select organization, owner, pg_backend_pid() % 64, direction * count(*), direction * sum(s.chunks_count)
      from changed s cross join unnest(array[s.base_id, s.parent_id]) as owner
      where s.organization_id = organization and owner is not null
      group by owner order by owner
      on conflict (organization_id, owner_id, slot) do update
        set sources = c.sources + excluded.sources, chunks = c.chunks + excluded.chunks;
  end loop;
  return null;
end $$;
