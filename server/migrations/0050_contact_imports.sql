-- An import of contacts from a file. Its rows are read from the beginning at each attempt; what the checkpoint
-- counts is not written again.
create table contact_imports (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  -- uploading until the whole file is stored; nobody sees it before.
  status text not null check (status in (
    'uploading', 'uploaded', 'running', 'completed', 'partial', 'canceled', 'failed', 'undoing', 'undone')),
  file_name text not null,
  file_bytes bigint not null,
  format text not null default 'csv' check (format in ('csv', 'xlsx', 'vcard', 'ndjson')),
  encoding text,
  delimiter text,
  -- [{name, samples, suggestion}]; the samples go with the file.
  columns jsonb not null default '[]',
  mapping jsonb,
  options jsonb,
  -- Counts the starts: a job of an earlier one writes no more.
  run integer not null default 0,
  -- The checkpoint.
  rows_read integer not null default 0,
  line integer not null default 0,
  bytes_read bigint not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  -- Why it ended early: {code, message, line}.
  error jsonb,
  -- {deleted, restored, keptCount, kept: [{contactId, fields}]}
  undo jsonb,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- When what it keeps of people is deleted; null afterwards.
  expires_at timestamptz,
  primary key (organization_id, id)
);
create index contact_imports_expiring on contact_imports (expires_at) where expires_at is not null;
create index contact_imports_running on contact_imports (organization_id, id)
  where status in ('running', 'undoing');

-- The bytes of the file, as those of sources.
create table contact_import_parts (
  organization_id uuid not null,
  import_id uuid not null,
  position integer not null,
  bytes bytea storage external not null check (octet_length(bytes) between 1 and 1048576),
  primary key (organization_id, import_id, position),
  foreign key (organization_id, import_id) references contact_imports (organization_id, id) on delete cascade
);

-- Rows that were not imported.
create table contact_import_errors (
  organization_id uuid not null,
  import_id uuid not null,
  -- The place of the row in the file, from 1.
  row_number integer not null,
  line integer not null,
  column_name text,
  code text not null,
  message text not null,
  cells jsonb not null,
  primary key (organization_id, import_id, row_number),
  foreign key (organization_id, import_id) references contact_imports (organization_id, id) on delete cascade
);

-- What an import changed: the columns that it wrote, before and after. Of a new contact there is no before.
create table contact_import_changes (
  organization_id uuid not null,
  import_id uuid not null,
  contact_id uuid not null,
  before jsonb,
  after jsonb not null,
  primary key (organization_id, import_id, contact_id),
  foreign key (organization_id, import_id) references contact_imports (organization_id, id) on delete cascade
);

-- What a dry run would have written so far, over which it reads the contacts.
create table contact_import_drafts (
  organization_id uuid not null,
  import_id uuid not null,
  contact_id uuid not null,
  contact jsonb not null,
  primary key (organization_id, import_id, contact_id),
  foreign key (organization_id, import_id) references contact_imports (organization_id, id) on delete cascade
);
create table contact_import_draft_handles (
  organization_id uuid not null,
  import_id uuid not null,
  kind text not null,
  value text collate "C" not null,
  -- Null where the contact that has it would have given it back.
  contact_id uuid,
  primary key (organization_id, import_id, kind, value),
  foreign key (organization_id, import_id) references contact_imports (organization_id, id) on delete cascade
);
