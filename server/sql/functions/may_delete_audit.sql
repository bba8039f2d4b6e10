-- Whether rows of an organization's audit log may be deleted: by retention, or because the organization is gone.
create or replace function may_delete_audit(organization uuid) returns boolean language plpgsql as $$
begin
  return current_setting('capstan.audit', true) = 'retention'
    or (organization <> '00000000-0000-0000-0000-000000000000'
      and (not exists (select from organizations where id = organization)
        or exists (select from organization_removals where organization_id = organization)));
end $$;
