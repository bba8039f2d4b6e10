-- Trigger of contacts: how many have each tag. Rows that go with their organization are not counted, because the
-- counts go with it too.
create or replace function count_contact_tags() returns trigger language plpgsql as $$
declare
  direction constant integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    insert into tag_counts as c
      select new.organization_id, tag, pg_backend_pid() % 64, sum(change) from (
        select distinct tag, 1 as change from unnest(new.tags) as tag
        union all select distinct tag, -1 from unnest(old.tags) as tag
      ) as changes group by tag having sum(change) <> 0 order by tag
      on conflict (organization_id, tag, slot) do update set contacts = c.contacts + excluded.contacts;
    return null;
  end if;
  if not exists (select from changed where tags <> '{}') then return null; end if;
  insert into tag_counts as c
    select one.organization_id, tag, pg_backend_pid() % 64, direction * count(*)
    from changed one cross join lateral (select distinct tag from unnest(one.tags) as tag) as tags
    where exists (select from organizations o where o.id = one.organization_id)
    group by 1, 2 order by 1, 2
    on conflict (organization_id, tag, slot) do update set contacts = c.contacts + excluded.contacts;
  return null;
end $$;
