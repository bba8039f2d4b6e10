create or replace function feed_transaction() returns xid8 language sql volatile parallel safe as $$
  select (pg_current_xact_id()::text::bigint + transactions_before())::text::xid8
$$;
