-- Trigger of contacts: of rows that are deleted, how many had each tag; the writer counts the others. Rows that go with
-- their organization are not counted, because the counts go with it too.
create or replace function count_contact_tags() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select c.organization_id, tags.tag, count(*)::integer as n
    from changed c cross join lateral (select distinct tag from unnest(c.tags) as tag) as tags
    group by 1, 2 order by 1, 2
  loop
    continue when not exists (select from organizations where id = one.organization_id);
    insert into tag_counts as c (organization_id, tag, slot, contacts)
      values (one.organization_id, one.tag, pg_backend_pid() % 64, -one.n)
      on conflict (organization_id, tag, slot) do update set contacts = c.contacts + excluded.contacts;
  end loop;
  return null;
end $$;
