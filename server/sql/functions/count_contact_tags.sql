-- Trigger of contacts: of rows that are deleted, how many had each tag; the writer counts the others. Rows that go with
-- their organization are not counted, because the counts go with it too.
create or replace function count_contact_tags() returns trigger language plpgsql as $$
declare
  organization uuid;
begin
  for organization in select distinct organization_id from changed where tags <> '{}' order by 1 loop
    continue when not exists (select from organizations where id = organization);
    insert into tag_counts as c
      select organization, tag, pg_backend_pid() % 64, -count(*)
      from changed one cross join lateral (select distinct tag from unnest(one.tags) as tag) as tags
      where one.organization_id = organization
      group by tag order by tag
      on conflict (organization_id, tag, slot) do update set contacts = c.contacts + excluded.contacts;
  end loop;
  return null;
end $$;
