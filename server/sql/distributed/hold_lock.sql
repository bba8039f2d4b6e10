-- As sql/functions/hold_lock.sql, by an update: while a shard moves, `for update` locks the row where it was, and another
-- transaction may lock it where it is.
create or replace function hold_lock(organization uuid, lock_name text) returns void
language plpgsql as $$
begin
  loop
    update locks set name = name where organization_id = organization and name = lock_name;
    exit when found;
    insert into locks (organization_id, name) values (organization, lock_name) on conflict do nothing;
  end loop;
end $$;
