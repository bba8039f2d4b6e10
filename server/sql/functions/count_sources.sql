-- Trigger of sources: how many sources and chunks a base has, and the pages of a sitemap or a crawl. Rows that
-- go with their organization are not counted, because the counts go with it too.
create or replace function count_sources() returns trigger language plpgsql as $$
declare
  direction constant integer := case tg_op when 'DELETE' then -1 else 1 end;
  counted record;
begin
  if tg_op = 'UPDATE' then
    for counted in
      select owner from unnest(array[new.base_id, new.parent_id]) as owner where owner is not null order by owner
    loop
      insert into source_counts as c (organization_id, owner_id, slot, sources, chunks)
        values (new.organization_id, counted.owner, pg_backend_pid() % 64, 0, new.chunks_count - old.chunks_count)
        on conflict (organization_id, owner_id, slot) do update set chunks = c.chunks + excluded.chunks;
    end loop;
    return null;
  end if;
  for counted in
    select s.organization_id, owner, direction * count(*) as sources, direction * sum(s.chunks_count) as chunks
    from changed s cross join unnest(array[s.base_id, s.parent_id]) as owner
    where owner is not null
    group by 1, 2 order by 1, 2
  loop
    continue when not exists (select from organizations where id = counted.organization_id);
    insert into source_counts as c (organization_id, owner_id, slot, sources, chunks)
      values (counted.organization_id, counted.owner, pg_backend_pid() % 64, counted.sources, counted.chunks)
      on conflict (organization_id, owner_id, slot) do update
        set sources = c.sources + excluded.sources, chunks = c.chunks + excluded.chunks;
  end loop;
  return null;
end $$;
