-- Trigger of contacts: how many have each tag. Rows that go with their organization are not counted, because the
-- counts go with it too.
create or replace function count_contact_tags() returns trigger language plpgsql as $$
declare
  direction constant integer := case tg_op when 'DELETE' then -1 else 1 end;
  organization uuid;
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
  for organization in select distinct organization_id from changed where tags <> '{}' order by 1 loop
    continue when not exists (select from organizations where id = organization);
    insert into tag_counts as c
      select organization, tag, pg_backend_pid() % 64, direction * count(*)
      from changed one cross join lateral (select distinct tag from unnest(one.tags) as tag) as tags
      where one.organization_id = organization
      group by tag order by tag
      on conflict (organization_id, tag, slot) do update set contacts = c.contacts + excluded.contacts;
  end loop;
  return null;
end $$;
