-- Processes that send deliveries, each with an advisory lock of its session: the lock of one that is gone is free.
create table senders (
  id integer generated always as identity primary key,
  started_at timestamptz not null default now()
);
comment on table senders is '@backup no: processes that run now';

-- The sender that has the claim. Its claims are free once it is gone; without one they run out.
alter table deliveries add column claimed_by integer;
comment on column deliveries.claimed_by is '@restore null: that process is gone';

-- Pages of one action and of one type of resource, however rare: a page was searched among all entries without them.
create index audit_entries_by_action on audit_entries (organization_id, action, at, id);
create index audit_entries_of_type on audit_entries (organization_id, resource_type, at, id);
