-- The operator's own requests are kept under the nil UUID.
create table idempotency_keys (
  organization_id uuid not null,
  token_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  status integer not null,
  response bytea not null,
  created_at timestamptz not null,
  primary key (organization_id, token_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
comment on column idempotency_keys.response is '@sealed organization_id, token_id, key';
