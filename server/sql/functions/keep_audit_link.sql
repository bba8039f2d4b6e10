-- A link of the audit log's chain never changes. It is deleted as its entry is.
create or replace function keep_audit_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and may_delete_audit(old.organization_id) then
    return old;
  end if;
  raise exception 'links of the audit log are neither changed nor deleted';
end $$;
