-- Trigger of contact_consents: a record is never changed. Its proof may be erased; it may follow its contact into
-- another one (set local capstan.consents = 'merge'); and it goes with its contact or its organization.
create or replace function keep_contact_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from contacts where organization_id = old.organization_id and id = old.contact_id)
      or exists (select from organization_removals where organization_id = old.organization_id) then
      return old;
    end if;
  elsif new.proof is null and to_jsonb(new) - 'proof' = to_jsonb(old) - 'proof' then
    return new;
  elsif current_setting('capstan.consents', true) = 'merge'
    and to_jsonb(new) - 'contact_id' = to_jsonb(old) - 'contact_id' then
    return new;
  end if;
  raise exception 'records of consent are neither changed nor deleted';
end $$;
