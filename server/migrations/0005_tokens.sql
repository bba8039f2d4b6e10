create table tokens (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  hash bytea not null,
  last_four text not null,
  scopes text[] not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  -- Addresses and networks that may use the token; an empty list allows every address.
  allowed_networks text[] not null default '{}',
  last_used_at timestamptz,
  last_used_address text,
  last_used_agent text,
  -- When the organization was told that the token is about to expire.
  expiry_told_at timestamptz,
  -- The value before the last rotation, while its overlap lasts.
  previous_hash bytea,
  previous_until timestamptz,
  primary key (organization_id, id)
);
create unique index tokens_unique_hash on tokens (hash);
create unique index tokens_unique_previous_hash on tokens (previous_hash);
create index tokens_expiring on tokens (expires_at)
  where expires_at is not null and revoked_at is null and expiry_told_at is null;

-- GCRA: the theoretical arrival time of the next request. A crash may lose it at no cost.
create unlogged table token_rates (
  token_id uuid primary key,
  arrival timestamptz not null
);
