-- An entry may be expunged, once. It is deleted only by retention (set local capstan.audit = 'retention') or with
-- its organization.
create or replace function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if num_nonnulls(new.before, new.after, new.salt) = 0
      and to_jsonb(new) - array['before', 'after', 'salt']
        = to_jsonb(old) - array['before', 'after', 'salt'] then
      return new;
    end if;
  elsif may_delete_audit(old.organization_id) then
    return old;
  end if;
  raise exception 'entries of the audit log are neither changed nor deleted';
end $$;
