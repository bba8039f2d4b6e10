-- Trigger of contacts: notes deleted ones, whose keys are to be removed; the writer notes the others. The transaction is
-- part of the key, so that nothing waits for another transaction.
create or replace function queue_unmatched() returns trigger language plpgsql as $$
begin
  insert into unmatched_contacts (organization_id, contact_id)
    select organization_id, id from changed on conflict do nothing;
  return null;
end $$;
