-- Expunges those of the events that no longer wait for anything, and returns how many: all of whose deliveries have ended
-- if they erase, else none of whose deliveries is being sent. What another node is at is left to it. A function, so that
-- the rows are locked and expunged in one transaction.
create or replace function expunge_settled(organization uuid, event_ids uuid[], at timestamptz, by_erasure boolean)
returns integer language plpgsql
set enable_seqscan = off
as $$
declare
  chosen uuid[];
begin
  select array_agg(locked.id) into chosen from (
    select e.id from events e
    where e.organization_id = organization and e.id = any (event_ids) and e.expunged_at is null
      and (not by_erasure or e.erases) and not exists (
        select from deliveries d
        where d.organization_id = organization and d.event_id = e.id
          and (d.claimed_until > at or (by_erasure and d.status in ('pending', 'held'))))
    for no key update of e skip locked
  ) locked;
  if chosen is null then
    return 0;
  end if;
  perform expunge(organization, chosen, at);
  return cardinality(chosen);
end $$;
