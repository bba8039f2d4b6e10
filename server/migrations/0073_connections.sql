-- @needs count_added, count_removed, count_usage_of

-- Definitions of providers that organizations have added; those that come with the product are files.
create table providers (
  organization_id uuid not null references organizations (id) on delete cascade,
  key text not null,
  definition jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, key)
);

create table connections (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  provider text not null,
  name text not null,
  status text not null
    check (status in ('pending', 'active', 'degraded', 'reauth_required', 'disabled')),
  auth_type text not null,
  account text,
  -- What is asked for, and what was granted.
  asked_scopes text[] not null default '{}',
  scopes text[] not null default '{}',
  config jsonb not null default '{}',
  -- What a person gave, and what the provider issued for it: JSON, sealed.
  credentials bytea,
  tokens bytea,
  -- Counts the changes of both. Who refreshes stores only what the version it began with has led to.
  credential_version integer not null default 1,
  -- Until then one node may speak to the token endpoint.
  refresh_lease_until timestamptz,
  -- From then on the access token is renewed, before it expires.
  refresh_at timestamptz,
  expires_at timestamptz,
  refresh_failures integer not null default 0,
  -- Until then the token endpoint is not asked, and until then the provider is not.
  refresh_wait_until timestamptz,
  wait_until timestamptz,
  -- When its health is looked at next; null where there is nothing to look at.
  check_at timestamptz,
  -- Permanent ones in a row, and those that may pass.
  check_failures integer not null default 0,
  check_retries integer not null default 0,
  last_ok_at timestamptz,
  last_error jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create index connections_by_provider on connections (organization_id, provider, id);
create index connections_to_check on connections (check_at) where check_at is not null;
comment on column connections.credentials is '@sealed id';
comment on column connections.tokens is '@sealed id';
call count_usage_of('connections');

-- Authorizations that a person has begun: each works once, for ten minutes, in one browser.
create table connection_authorizations (
  organization_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  state_hash bytea not null,
  -- Of the cookie of the browser that opened the address; null before.
  browser_hash bytea,
  verifier bytea not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, connection_id) references connections (organization_id, id) on delete cascade
);
create unique index connection_authorizations_by_state on connection_authorizations (organization_id, state_hash);
create index connection_authorizations_by_connection on connection_authorizations (organization_id, connection_id);
create index connection_authorizations_by_expiry on connection_authorizations (expires_at);
comment on column connection_authorizations.verifier is '@sealed id';
