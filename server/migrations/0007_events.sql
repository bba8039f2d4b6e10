-- @needs feed_transaction

-- What the feed adds to this cluster's transaction ids. Another cluster counts its own, so a restore
-- replaces this function: positions that followers keep must not come after events still to happen.
-- It holds a number of this installation, and therefore is not one of server/sql/functions.
create function transactions_before() returns bigint language sql immutable parallel safe as $$
  select 0::bigint
$$;

-- What happened, with the exact bytes that are sent. Written in the transaction of the change.
create table events (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  type text not null,
  -- Id of the resource that the event is about, if it is about one.
  subject text,
  body text not null,
  created_at timestamptz not null,
  -- The transaction that wrote it. Transactions commit in another order than they begin: an event can
  -- still appear above the oldest transaction underway (settled_below), and never below it.
  transaction xid8 not null default feed_transaction(),
  -- Made up for a test delivery.
  test boolean not null default false,
  -- The event says that its subject is gone. Its own payload is expunged once no delivery is owed.
  erases boolean not null default false,
  expunged_at timestamptz,
  primary key (organization_id, id)
);
create index events_by_type on events (organization_id, type, id);
create index events_in_order on events (organization_id, transaction, id) where not test;
-- A row is in one of these two indexes, so that an event costs one entry (docs/decisions/0009-retention.md).
create index events_with_payload on events (created_at) where expunged_at is null;
create index events_without_payload on events (created_at) where expunged_at is not null;
create index events_about on events (organization_id, subject)
  where subject is not null and expunged_at is null;
create index events_to_erase on events (created_at) where erases and expunged_at is null;
