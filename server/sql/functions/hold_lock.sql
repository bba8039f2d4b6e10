-- Waits for a lock of the organization and holds it until the transaction ends.
create or replace function hold_lock(organization uuid, lock_name text) returns void
language plpgsql as $$
begin
  loop
    perform from locks where organization_id = organization and name = lock_name for update;
    exit when found;
    insert into locks (organization_id, name) values (organization, lock_name) on conflict do nothing;
  end loop;
end $$;
