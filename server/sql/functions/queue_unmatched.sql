-- Trigger of contacts: notes deleted ones, whose keys are to be removed; the writer notes the others. The transaction is
-- part of the key, so that nothing waits for another transaction.
create or replace function queue_unmatched() returns trigger language plpgsql as $$
declare
  removed record;
begin
  for removed in select organization_id, array_agg(id) as ids from changed group by 1 loop
    insert into unmatched_contacts (organization_id, contact_id)
      select o.id, unnest(removed.ids) from organizations o where o.id = removed.organization_id on conflict do nothing;
  end loop;
  return null;
end $$;
