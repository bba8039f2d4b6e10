-- Claims one value of a unique field, or refuses it with the field, as 409 names it. `do nothing` waits for a
-- transaction that is claiming the same; where that gives it back, the second turn has it.
create or replace function claim_custom_handle(organization uuid, field text, wanted text, contact uuid)
returns void language plpgsql as $$
declare
  holder uuid;
begin
  loop
    insert into contact_handles (organization_id, kind, value, contact_id)
      values (organization, 'custom.' || field, wanted, contact) on conflict do nothing;
    select contact_id into holder from contact_handles
      where organization_id = organization and kind = 'custom.' || field and value = wanted;
    exit when holder = contact;
    if holder is not null then
      raise exception using errcode = '23505', column = 'custom.' || field,
        constraint = 'contacts_unique_custom', message = format('Another contact already has this %s.', field);
    end if;
  end loop;
end $$;
