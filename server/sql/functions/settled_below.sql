-- Below it every transaction that could write here has ended, so that no event can appear any more.
-- Transactions underway in other databases of the cluster do not count. Stable, because it must speak
-- of the snapshot of the statement that calls it.
create or replace function settled_below() returns xid8 language sql stable as $$
  select (coalesce(
    (select underway from pg_snapshot_xip(pg_current_snapshot()) as underway
      where not exists (select from pg_stat_activity a
        where a.backend_xid = underway::xid and a.datname <> current_database())
      order by underway limit 1),
    pg_snapshot_xmax(pg_current_snapshot()))::text::bigint + transactions_before())::text::xid8
$$;
