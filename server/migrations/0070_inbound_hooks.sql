-- Addresses that other services post to.
create table hooks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- How a sender proves that a request is its own, and the settings of that.
  preset text not null,
  config jsonb not null default '{}',
  enabled boolean not null default true,
  -- The secret part of the address, sealed, and its SHA-256.
  token bytea not null,
  token_hash bytea not null,
  token_last_four text not null,
  -- Sealed; null until the provider has given one.
  secret bytea,
  previous_secret bytea,
  previous_secret_until timestamptz,
  verify_token bytea,
  -- When the last event told of a refusal: one a minute is enough.
  rejection_told_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
call count_usage_of('hooks');

-- Where a token belongs, which requests bring without an organization. A retired one stays for 30 days, so that its
-- sender is told that it is gone. No reference to organizations: a distributed database keeps this table whole on
-- each of its nodes.
create table hook_addresses (
  token_hash bytea primary key,
  organization_id uuid not null,
  hook_id uuid not null,
  retired_at timestamptz
);
create index hook_addresses_by_organization on hook_addresses (organization_id);
create index hook_addresses_retired on hook_addresses (retired_at) where retired_at is not null;

-- What was received, as it came. No references: an event outlives its hook, and a burst of them checks nothing.
create table inbound_events (
  organization_id uuid not null,
  id uuid not null,
  hook_id uuid not null,
  status text not null,
  verified boolean not null,
  event_type text,
  provider_event_id text,
  content_type text,
  -- The query of the address, as it came.
  query text not null default '',
  headers jsonb not null,
  -- Null for a duplicate.
  body bytea,
  body_bytes integer not null,
  duplicate_of uuid,
  run_ids text[] not null default '{}',
  error text,
  received_at timestamptz not null,
  -- What retention goes by: an index of all organizations by the time itself would be taken for lists of one.
  received_day date not null generated always as ((received_at at time zone 'UTC')::date) stored,
  handled_at timestamptz,
  primary key (organization_id, id)
);
create index inbound_events_by_time on inbound_events (organization_id, received_at, id);
create index inbound_events_by_hook on inbound_events (organization_id, hook_id, received_at, id);
create index inbound_events_by_type on inbound_events (organization_id, event_type, received_at, id);
create index inbound_events_by_name on inbound_events (organization_id, provider_event_id, received_at, id)
  where provider_event_id is not null;
-- Most are handled and found near the end of the list; those of the other states may be few and far back.
create index inbound_events_by_status on inbound_events (organization_id, status, received_at, id)
  where status in ('received', 'failed', 'held', 'duplicate');
create index inbound_events_waiting on inbound_events (received_at) where status = 'received';
create index inbound_events_by_age on inbound_events (received_day);

-- What was received before: of each event the digest of its name, and of what is signed where neither time nor id is.
create table inbound_keys (
  organization_id uuid not null,
  hook_id uuid not null,
  key bytea not null,
  event_id uuid not null,
  expires_at timestamptz not null,
  primary key (organization_id, hook_id, key)
);
create index inbound_keys_by_expiry on inbound_keys (expires_at);

-- Why requests were refused, of each hook the last ones.
create table inbound_refusals (
  organization_id uuid not null,
  id uuid not null,
  hook_id uuid not null,
  reason text not null,
  method text not null,
  headers jsonb not null,
  body_bytes integer not null,
  address text not null,
  refused_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, hook_id) references hooks (organization_id, id) on delete cascade
);
create index inbound_refusals_by_hook on inbound_refusals (organization_id, hook_id, id);

-- How often something happened in a month, for what plans bound by the month.
create table monthly_counts (
  organization_id uuid not null,
  resource text not null,
  -- Its first day.
  month date not null,
  used integer not null,
  primary key (organization_id, resource, month)
);

-- How large a body may be that a hook takes; null for 1 MiB.
alter table plans add column max_inbound_bytes integer
  check (max_inbound_bytes between 1024 and 10485760);
