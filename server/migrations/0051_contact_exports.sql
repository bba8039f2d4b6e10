-- An export of contacts to a file.
create table contact_exports (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  status text not null check (status in ('running', 'completed', 'failed')),
  format text not null check (format in ('csv', 'ndjson', 'vcard')),
  fields text[] not null,
  -- Which contacts, in the form of a search; null for all.
  filter jsonb,
  -- The token or the member that may read the file.
  requester_kind text not null,
  requester_id uuid not null,
  -- The names of custom fields that a CSV has columns for; null until they are gathered.
  custom_keys text[],
  -- The checkpoint: the last contact written, and how many parts there are.
  after_id uuid,
  parts integer not null default 0,
  rows_written integer not null default 0,
  bytes bigint not null default 0,
  error jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz not null,
  primary key (organization_id, id)
);
create index contact_exports_expiring on contact_exports (expires_at);
create index contact_exports_running on contact_exports (organization_id, id) where status = 'running';

create table contact_export_parts (
  organization_id uuid not null,
  export_id uuid not null,
  position integer not null,
  sealed_text bytea storage external not null,
  primary key (organization_id, export_id, position),
  foreign key (organization_id, export_id) references contact_exports (organization_id, id) on delete cascade
);
comment on column contact_export_parts.sealed_text is '@sealed organization_id, export_id, position';
