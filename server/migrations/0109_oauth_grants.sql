-- What members have allowed AI clients, each with one token. It is named by a code first, then by a refresh token.
create table oauth_grants (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  token_id uuid not null,
  -- SHA-256 of the client's identifier.
  client_hash bytea not null,
  -- SHA-256 of the code or the refresh token that is valid now.
  secret_hash bytea not null,
  -- SHA-256 of what the code is bound to; null once it was exchanged.
  code_binding bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id)
);
create index oauth_grants_by_token on oauth_grants (organization_id, token_id);
create index oauth_grants_by_member on oauth_grants (organization_id, member_id);
create index oauth_grants_by_expiry on oauth_grants (expires_at);
