-- A ledger entry's place: the number of movements up to it. An entry that moves nothing has the place of
-- the movement before it. Ids do not give this order, because each node makes its own.
alter table credit_entries
  add column position bigint,
  -- The sum of all amounts up to the entry.
  add column balance_after bigint;
update credit_entries e set
    position = entry.position,
    balance_after = entry.balance_after,
    -- Places and times grow together, so that a span of time is a span of places.
    created_at = entry.created_at
  from (
    select organization_id, id,
      count(*) filter (where amount <> 0) over earlier as position,
      sum(amount) over earlier as balance_after,
      max(created_at) over earlier as created_at
    from credit_entries
    window earlier as (partition by organization_id order by id)
  ) entry
  where e.organization_id = entry.organization_id and e.id = entry.id;
alter table credit_entries
  alter column position set not null,
  alter column balance_after set not null;
create index credit_entries_in_order on credit_entries (organization_id, position, id);
-- The other kinds are a large part of any ledger; these few would be looked for among all of them.
create index credit_entries_by_kind on credit_entries (organization_id, kind, position, id)
  where kind in ('grant', 'release', 'expire');
drop index credit_entries_by_time;
create index credit_entries_by_time on credit_entries (organization_id, created_at, position);

-- Events are listed by time, then id, whatever they are filtered by.
drop index events_by_type;
create index events_by_type on events (organization_id, type, created_at, id);
drop index events_about;
create index events_about on events (organization_id, subject, created_at, id) where subject is not null;
create index events_by_time on events (organization_id, created_at, id) where not test;

-- A request was sent with a token, or by a member at the dashboard.
alter table request_log
  alter column token_id drop not null,
  alter column token_name drop not null,
  add column member_id uuid,
  add column member_name text,
  add constraint request_log_sender_check check (num_nonnulls(token_id, member_id) = 1);
