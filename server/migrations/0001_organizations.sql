-- Comments on tables and columns tell the code what it must know of every table, later ones included:
--   @sealed <columns>   the value is sealed under `<table>:<column>:<values of these columns>`
--   @restore null       the value describes objects of this database, which a backup does not carry
--   @backup no          the table is not part of a backup
-- A line `-- @needs <functions>` in a migration names the functions of server/sql/functions that it uses.

create extension if not exists vector;

-- A column named max_<table> bounds the rows of that table. Null means no limit; 0 is a limit.
create table plans (
  key text primary key,
  requests_per_minute integer,
  burst integer,
  max_contacts integer,
  max_bases integer,
  max_sources integer,
  max_chunks integer,
  max_webhooks integer,
  max_members integer,
  monthly_credits integer,
  max_upload_bytes integer,
  updated_at timestamptz not null default now()
);

insert into plans (
  key, requests_per_minute, burst, max_contacts, max_bases, max_sources, max_chunks, max_webhooks,
  max_members, monthly_credits
) values
  ('free', 60, 10, 500, 3, 50, 5000, 2, 2, 1000),
  ('pro', 600, 100, 20000, 20, 2000, 200000, 20, 20, 50000),
  ('scale', 3000, 500, 500000, 200, 50000, 5000000, 100, 200, 1000000),
  ('unlimited', null, null, null, null, null, null, null, null, null);

create table organizations (
  id uuid primary key,
  name text not null,
  plan text not null references plans (key),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Organizations that nobody can use any more and whose rows are still being removed.
create table organization_removals (
  organization_id uuid primary key,
  asked_at timestamptz not null
);
