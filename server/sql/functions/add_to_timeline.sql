-- Adds to the timeline of a contact. An event may name a contact that is gone: it then stands nowhere. A function,
-- so that it is planned once a connection.
create or replace function add_to_timeline(
  organization uuid, contact uuid, happened timestamptz, entry uuid, entry_kind text, entry_ref text,
  entry_summary text
) returns void language plpgsql as $$
begin
  insert into contact_timeline (organization_id, contact_id, at, id, kind, ref, summary)
    select c.organization_id, c.id, happened, entry, entry_kind, entry_ref, entry_summary
    from contacts c where c.organization_id = organization and c.id = contact for key share
    on conflict do nothing;
  -- What happens to the record of a contact is no activity of the person, and a nightly sync none of all. So a
  -- create writes its row once: another last_activity_at moves the row in every index.
  if entry_kind not like 'contact.%' then
    update contacts c set last_activity_at = happened
      where c.organization_id = organization and c.id = contact
        and (c.last_activity_at is null or c.last_activity_at < happened);
  end if;
end $$;
