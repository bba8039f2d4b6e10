-- Trigger of contacts: notes whose keys are to be computed. The transaction is part of the key, so that nothing waits
-- for another transaction.
create or replace function queue_unmatched() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into unmatched_contacts (organization_id, contact_id)
      values (new.organization_id, new.id) on conflict do nothing;
  else
    insert into unmatched_contacts (organization_id, contact_id)
      select organization_id, id from changed on conflict do nothing;
  end if;
  return null;
end $$;
