-- People sign in to the dashboard; what signs them in is better-auth, whose tables these five are.
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
  -- One half of the cookie; the other one is its signature, whose key is not in the database.
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

-- Who was a member with a password of its own signs in as before.
insert into people (id, name, email, email_verified, created_at, updated_at)
  select distinct on (lower(email)) gen_random_uuid(), name, lower(email), true, created_at, created_at
  from members order by lower(email), created_at;
insert into accounts (id, person_id, account_id, provider_id, password, created_at, updated_at)
  select gen_random_uuid(), p.id, p.id::text, 'credential', m.password_hash, p.created_at, p.created_at
  from people p
  join lateral (
    select password_hash from members where lower(email) = p.email order by created_at limit 1
  ) m on true;

alter table members add column person_id uuid references people (id) on delete cascade;
update members set person_id = p.id from people p where p.email = lower(members.email);
alter table members alter column person_id set not null;
drop index members_unique_email;
alter table members drop column email, drop column name, drop column password_hash;
create unique index members_unique_person on members (organization_id, person_id);
create index members_by_person on members (person_id);

-- The value of the link is sent by mail; here is its SHA-256.
create table invitations (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('admin', 'member')),
  hash bytea not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index invitations_unique_email on invitations (organization_id, lower(email));
create unique index invitations_unique_hash on invitations (hash);

-- Secrets of the installation itself, made once for all its nodes.
create table installation_secrets (
  name text primary key,
  sealed_value bytea not null
);
comment on column installation_secrets.sealed_value is '@sealed name';
