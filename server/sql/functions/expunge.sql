-- Forgets what events said and what receivers answered, and cancels the deliveries still owed of them.
-- Several statements, each with a snapshot of its own: the last one sees an attempt that is recorded
-- while the deliveries are waited for. An attempt recorded later finds expunged_at on its delivery.
-- Rows are locked in the order in which attempts are saved. The settings keep the plan to index
-- look-ups, because the sizes of these tables are never what their statistics say.
create or replace function expunge(organization_ids uuid[], event_ids uuid[], at timestamptz)
returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform from deliveries d
    join unnest(organization_ids, event_ids) as event (organization_id, id)
      on d.organization_id = event.organization_id and d.event_id = event.id
    order by d.id for no key update of d;
  update events e set body = expunged_body(e.body, e.subject, at), expunged_at = at
    from unnest(organization_ids, event_ids) as event (organization_id, id)
    where e.organization_id = event.organization_id and e.id = event.id and e.expunged_at is null;
  update deliveries d set
      expunged_at = at,
      next_attempt_at = null,
      completed_at = case when d.status in ('pending', 'held') then at else d.completed_at end,
      status = case when d.status in ('pending', 'held') then 'canceled' else d.status end
    from unnest(organization_ids, event_ids) as event (organization_id, id)
    where d.organization_id = event.organization_id and d.event_id = event.id;
  update attempts a set
      request = null,
      response = expunged_response(a.response)
    from unnest(organization_ids, event_ids) as event (organization_id, id)
    join deliveries d on d.organization_id = event.organization_id and d.event_id = event.id
    where a.organization_id = d.organization_id and a.delivery_id = d.id;
end $$;
