-- Forgets what events of an organization said and what receivers answered, and cancels the deliveries still owed of
-- them. Several statements, each with a snapshot of its own: the last one sees an attempt that is recorded
-- while the deliveries are waited for. An attempt recorded later finds expunged_at on its delivery.
-- Rows are locked in the order in which attempts are saved. Each statement names the keys of one table, so that
-- it looks them up by index: the sizes of these tables are never what their statistics say.
create or replace function expunge(organization uuid, event_ids uuid[], at timestamptz)
returns void language plpgsql
set enable_seqscan = off
as $$
begin
  perform from deliveries d
    where d.organization_id = organization and d.event_id = any (event_ids)
    order by d.id for no key update;
  update events e set body = expunged_body(e.body, e.subject, at), expunged_at = at
    where e.organization_id = organization and e.id = any (event_ids) and e.expunged_at is null;
  update deliveries d set
      expunged_at = at,
      next_attempt_at = null,
      completed_at = case when d.status in ('pending', 'held') then at else d.completed_at end,
      status = case when d.status in ('pending', 'held') then 'canceled' else d.status end
    where d.organization_id = organization and d.event_id = any (event_ids);
  update attempts a set
      request = null,
      response = expunged_response(a.response)
    where a.organization_id = organization and a.delivery_id = any (array(
      select d.id from deliveries d
      where d.organization_id = organization and d.event_id = any (event_ids)));
end $$;
