-- Trigger of contacts, for each row whose handles changed: gives back what it no longer has, claims what is new.
-- Each is looked up by its key, one by one or with a limit: of an organization that the statistics do not
-- know a join read all handles (9,000 for an update of one contact).
create or replace function change_contact_handles() returns trigger language plpgsql as $$
declare
  gone record;
  taken record;
begin
  for gone in
    select h.kind, h.value from contact_handles_of(
      old.email, old.phone, old.external_id, old.additional_emails, old.additional_phones) h
    where not exists (
      select from contact_handles_of(
        new.email, new.phone, new.external_id, new.additional_emails, new.additional_phones) n
      where n.kind = h.kind and n.value = h.value
    )
  loop
    delete from contact_handles k
      where k.organization_id = old.organization_id and k.kind = gone.kind
        and k.value = gone.value and k.contact_id = old.id;
  end loop;
  loop
    insert into contact_handles (organization_id, kind, value, contact_id)
      select new.organization_id, h.kind, h.value, new.id from contact_handles_of(
        new.email, new.phone, new.external_id, new.additional_emails, new.additional_phones) h
      order by 2, 3 on conflict do nothing;
    select h.kind, h.field, k.contact_id as holder into taken
      from contact_handles_of(
        new.email, new.phone, new.external_id, new.additional_emails, new.additional_phones) h
      left join lateral (
        select contact_id from contact_handles
        where organization_id = new.organization_id and kind = h.kind and value = h.value limit 1
      ) k on true
      where k.contact_id is distinct from new.id limit 1;
    exit when not found;
    if taken.holder is not null then perform refuse_handle(taken.field, taken.kind); end if;
  end loop;
  return null;
end $$;
