-- @needs keep_audit_entry

-- Who changed what. Written in the transaction of the change. The chain over an organization's rows is
-- drawn afterwards, so that its writers do not queue for the end of the chain.
create table audit_entries (
  -- The nil UUID: what the operator does to the installation as a whole.
  organization_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text,
  actor_name text not null,
  action text not null,
  resource_type text not null,
  resource_id text,
  -- JSON, as text because jsonb refuses U+0000 and keeps no bytes to hash.
  before text,
  after text,
  -- SHA-256 over the salt, before and after. The chain holds only this digest, so that it stays whole
  -- when all three are expunged with the person they are about.
  salt bytea,
  digest bytea not null,
  address text,
  user_agent text,
  request_id text not null,
  -- Null until the entry is chained.
  seq bigint,
  hash bytea,
  primary key (organization_id, id)
);
create index audit_entries_to_chain on audit_entries (organization_id, id) where seq is null;
create unique index audit_entries_chained on audit_entries (organization_id, seq) where seq is not null;
create index audit_entries_of_resource on audit_entries (organization_id, resource_id, id);
create index audit_entries_by_age on audit_entries (at);

create trigger keep_audit_entry before update or delete on audit_entries
  for each row execute function keep_audit_entry();

-- Both ends of a chain: the last entry, and the last one that retention took from its beginning.
create table audit_chains (
  organization_id uuid primary key,
  seq bigint not null default 0,
  hash bytea not null default '',
  anchor_seq bigint not null default 0,
  anchor_hash bytea not null default ''
);

-- The last requests of each organization. Written in batches after the answer, and so without a
-- reference that one deleted organization could break for the others.
create table request_log (
  organization_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  at timestamptz not null,
  method text not null,
  path text not null,
  route text not null,
  status smallint not null,
  duration_ms float8 not null,
  token_id uuid not null,
  token_name text not null,
  address text not null,
  user_agent text,
  idempotency_key text,
  error_code text,
  error_message text,
  error_field text,
  request_bytes integer not null,
  response_bytes integer not null,
  -- JSON: the shape of a refused body.
  body text,
  primary key (organization_id, id)
);
create index request_log_by_request on request_log (organization_id, request_id);
create index request_log_by_age on request_log (at);

create table backups (
  id uuid primary key,
  status text not null check (status in ('running', 'completed', 'failed')),
  -- The node that wrote it, and the file's path there.
  host text,
  path text,
  bytes bigint,
  rows_count bigint,
  error text,
  created_at timestamptz not null,
  completed_at timestamptz
);
comment on table backups is '@backup no';

-- Secrets of the installation itself, made once for all its nodes.
create table installation_secrets (
  name text primary key,
  sealed_value bytea not null
);
comment on column installation_secrets.sealed_value is '@sealed name';
