-- Trigger of contacts, once a statement: their timelines go with them. Each by its key: a join would read what the
-- planner thinks is little.
create or replace function remove_timeline() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select organization_id, id from changed order by 1, 2 loop
    delete from contact_timeline where organization_id = one.organization_id and contact_id = one.id;
  end loop;
  return null;
end $$;
