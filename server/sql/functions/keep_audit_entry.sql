-- An entry may be chained and expunged, each once. It is deleted only by retention (set local
-- capstan.audit = 'retention') or with its organization.
create or replace function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.seq is null
      and to_jsonb(new) - array['seq', 'hash'] = to_jsonb(old) - array['seq', 'hash'] then
      return new;
    end if;
    if num_nonnulls(new.before, new.after, new.salt) = 0
      and to_jsonb(new) - array['before', 'after', 'salt']
        = to_jsonb(old) - array['before', 'after', 'salt'] then
      return new;
    end if;
  elsif current_setting('capstan.audit', true) = 'retention' then
    return old;
  elsif old.organization_id <> '00000000-0000-0000-0000-000000000000'
    and (not exists (select from organizations where id = old.organization_id)
      or exists (select from organization_removals where organization_id = old.organization_id)) then
    return old;
  end if;
  raise exception 'entries of the audit log are neither changed nor deleted';
end $$;
