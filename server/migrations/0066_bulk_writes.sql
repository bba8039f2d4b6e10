-- @needs remove_timeline, remove_import_rows

-- Rows that an import writes by the thousand. Whoever writes one has locked or just made the row that it belongs to, so
-- the check of the reference, row by row, repeated what was known. Triggers delete what the references did.
alter table contact_timeline drop constraint contact_timeline_organization_id_contact_id_fkey;
create trigger remove_timeline after delete on contacts
  referencing old table as changed for each statement execute function remove_timeline();

alter table contact_import_changes drop constraint contact_import_changes_organization_id_import_id_fkey;
alter table contact_import_drafts drop constraint contact_import_drafts_organization_id_import_id_fkey;
alter table contact_import_draft_handles
  drop constraint contact_import_draft_handles_organization_id_import_id_fkey;
create trigger remove_import_rows after delete on contact_imports
  referencing old table as changed for each statement execute function remove_import_rows();
