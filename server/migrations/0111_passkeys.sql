-- Keys in people's devices that sign in without a password (WebAuthn).
create table passkeys (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  name text not null,
  -- By which the device names the key.
  credential_id bytea not null unique,
  -- COSE, as the device gave it.
  public_key bytea not null,
  -- Of uses; 0 for ever where a device does not count.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_person on passkeys (person_id);
