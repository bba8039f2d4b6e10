-- The default that a column of migration 0007 has until migration 0037 takes it away.
create or replace function feed_transaction() returns xid8 language sql volatile parallel safe as $$
  select pg_current_xact_id()
$$;
