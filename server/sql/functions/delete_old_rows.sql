-- Deletes rows of one organization whose time is before the given one, by their places, and returns their number. Rows
-- that another transaction has locked are left. A place may belong to another row by now, but not to an old one of another
-- organization. The settings leave the places as the only way to the rows: of an organization that the planner does not
-- know it would read all rows instead.
create or replace function delete_old_rows(
  table_name text, column_name text, organization uuid, before timestamptz, places tid[]
) returns bigint language plpgsql
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set enable_bitmapscan = off
as $$
declare
  deleted bigint;
begin
  execute format('delete from %1$I where organization_id = $1 and ctid = any (array(
    select ctid from %1$I where organization_id = $1 and %2$I < $2 and ctid = any ($3) for update skip locked))',
    table_name, column_name) using organization, before, places;
  get diagnostics deleted = row_count;
  return deleted;
end $$;
