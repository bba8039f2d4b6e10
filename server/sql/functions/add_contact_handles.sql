-- Trigger of contacts, once a statement: claims what the new rows are found by. `do nothing` waits for a
-- transaction that is claiming the same; what it leaves out belongs to another contact. In order, so that two of
-- them never wait for each other.
create or replace function add_contact_handles() returns trigger language plpgsql as $$
declare
  left_out integer;
  taken record;
begin
  loop
    with wanted as (
      select c.organization_id, h.kind, h.value, c.id
      from changed c cross join lateral contact_handles_of(
        c.email, c.phone, c.external_id, c.additional_emails, c.additional_phones) h
    ), added as (
      insert into contact_handles (organization_id, kind, value, contact_id)
        select * from wanted order by kind, value on conflict do nothing returning 1
    )
    select (select count(*) from wanted) - (select count(*) from added) into left_out;
    exit when left_out = 0;
    select h.kind, h.field, k.contact_id as holder into taken
      from changed c cross join lateral contact_handles_of(
        c.email, c.phone, c.external_id, c.additional_emails, c.additional_phones) h
      left join contact_handles k
        on k.organization_id = c.organization_id and k.kind = h.kind and k.value = h.value
      where k.contact_id is distinct from c.id limit 1;
    exit when not found;
    if taken.holder is not null then perform refuse_handle(taken.field, taken.kind); end if;
  end loop;
  return null;
end $$;
