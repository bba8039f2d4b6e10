-- True while an earlier delivery with this order key is pending. Volatile, so that it sees what was saved after the calling
-- statement began: whoever puts a delivery off locks it and then asks, and unblock_next waits for that lock. One of the
-- two therefore sees the other. Without it, a delivery whose predecessor was saved meanwhile waited for a minute.
create or replace function is_blocked(organization uuid, webhook uuid, key text, event uuid) returns boolean
language plpgsql volatile as $$
begin
  return exists (select from deliveries d
    where d.organization_id = organization and d.webhook_id = webhook and d.status = 'pending'
      and d.order_key = key and d.event_id < event);
end $$;
