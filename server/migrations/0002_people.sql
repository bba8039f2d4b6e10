-- People sign in to the dashboard. better-auth signs them in, and these five tables are its own.
create table people (
  id uuid primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index people_unique_email on people (lower(email));

create table sessions (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  -- One half of the cookie. The other half is its signature, whose key is not in the database.
  token text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index sessions_unique_token on sessions (token);
create index sessions_by_person on sessions (person_id);

create table accounts (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index accounts_by_person on accounts (person_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_by_identifier on verifications (identifier);

create table two_factors (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);
create index two_factors_by_person on two_factors (person_id);
