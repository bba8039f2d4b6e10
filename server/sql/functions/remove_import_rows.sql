-- Trigger of contact_imports, once a statement: what is left of their rows goes with them.
create or replace function remove_import_rows() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select organization_id, id from changed loop
    delete from contact_import_changes where organization_id = one.organization_id and import_id = one.id;
    delete from contact_import_drafts where organization_id = one.organization_id and import_id = one.id;
    delete from contact_import_draft_handles where organization_id = one.organization_id and import_id = one.id;
  end loop;
  return null;
end $$;
