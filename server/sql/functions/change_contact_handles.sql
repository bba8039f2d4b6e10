-- Trigger of contacts, for each row whose handles changed: gives back what it no longer has, claims what is new.
create or replace function change_contact_handles() returns trigger language plpgsql as $$
declare
  taken record;
begin
  delete from contact_handles k
    using contact_handles_of(
      old.email, old.phone, old.external_id, old.additional_emails, old.additional_phones) h
    where k.organization_id = old.organization_id and k.kind = h.kind and k.value = h.value
      and k.contact_id = old.id
      and not exists (
        select from contact_handles_of(
          new.email, new.phone, new.external_id, new.additional_emails, new.additional_phones) n
        where n.kind = h.kind and n.value = h.value
      );
  loop
    insert into contact_handles (organization_id, kind, value, contact_id)
      select new.organization_id, h.kind, h.value, new.id from contact_handles_of(
        new.email, new.phone, new.external_id, new.additional_emails, new.additional_phones) h
      order by 2, 3 on conflict do nothing;
    select h.kind, h.field, k.contact_id as holder into taken
      from contact_handles_of(
        new.email, new.phone, new.external_id, new.additional_emails, new.additional_phones) h
      left join contact_handles k
        on k.organization_id = new.organization_id and k.kind = h.kind and k.value = h.value
      where k.contact_id is distinct from new.id limit 1;
    exit when not found;
    if taken.holder is not null then perform refuse_handle(taken.field, taken.kind); end if;
  end loop;
  return null;
end $$;
