-- @needs count_added, count_removed, count_usage_of

-- What keeps contacts or sources here as they are at a remote account. `config` is of the source, `mapping` of ours.
create table syncs (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  connection_id uuid not null,
  name text,
  target text not null check (target in ('contacts', 'knowledge')),
  mode text not null check (mode in ('incremental', 'full')),
  -- Such as 15m, 6h or 7d.
  schedule text,
  config jsonb not null,
  mapping jsonb not null,
  -- email | phone | externalId | custom.<field>; null of knowledge.
  match_by text,
  conflict text not null check (conflict in ('source', 'platform', 'newest', 'fill_empty')),
  deletions text not null check (deletions in ('ignore', 'tag', 'delete')),
  status text not null check (status in ('active', 'paused')),
  -- Null where a person paused it; else what has to be mended.
  paused_reason text,
  -- What the next incremental run starts from; null where it has to be a full one.
  state jsonb,
  -- Counts how often it was reset: what was read before is not compared with.
  epoch integer not null,
  next_at timestamptz,
  -- Nothing is requested before.
  wait_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
call count_usage_of('syncs');
create index syncs_of_connection on syncs (organization_id, connection_id);
-- The loop that begins runs looks over all organizations.
create index syncs_by_next on syncs (next_at) where status = 'active' and next_at is not null;

create table sync_runs (
  organization_id uuid not null,
  id uuid not null,
  sync_id uuid not null,
  trigger text not null check (trigger in ('manual', 'schedule')),
  mode text not null check (mode in ('incremental', 'full')),
  status text not null
    check (status in ('queued', 'running', 'needs_confirmation', 'succeeded', 'partial', 'failed', 'canceled')),
  -- Listing, then removing what is gone.
  phase text not null check (phase in ('listing', 'removing')),
  -- Pages that are written, and where the source goes on after them.
  pages integer not null,
  checkpoint jsonb,
  -- What it started from, and what the next one starts from once it has ended well.
  state jsonb,
  next_state jsonb,
  records integer not null,
  created integer not null,
  updated integer not null,
  unchanged integer not null,
  failed integer not null,
  conflicts integer not null,
  removed integer not null,
  -- Records that are gone at the source, and those that there were.
  gone integer,
  known integer,
  -- Since the last page.
  attempts integer not null,
  wait_until timestamptz,
  -- {code, message}
  error jsonb,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- When it last got on.
  moved_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, sync_id) references syncs (organization_id, id) on delete cascade
);
create unique index sync_runs_one_open on sync_runs (organization_id, sync_id)
  where status in ('queued', 'running', 'needs_confirmation');
create index sync_runs_of_sync on sync_runs (organization_id, sync_id, id);
-- The loop that gives lost runs another job, and the retention, look over all organizations.
create index sync_runs_open on sync_runs (moved_at) where status in ('queued', 'running');
create index sync_runs_by_age on sync_runs (created_at);

-- What was last read of each record, and what it became here. A full listing marks what it saw.
create table sync_records (
  organization_id uuid not null,
  sync_id uuid not null,
  remote_id text not null,
  -- Of the record and the mapping; null where it has to be looked at again.
  hash text,
  epoch integer not null,
  values jsonb not null,
  contact_id uuid,
  source_id uuid,
  -- Its contact or source was deleted here.
  dropped boolean not null,
  seen_run uuid,
  -- The run in which the source said that it is gone, until that is carried out.
  gone_run uuid,
  -- Tagged as gone.
  gone_at timestamptz,
  primary key (organization_id, sync_id, remote_id),
  foreign key (organization_id, sync_id) references syncs (organization_id, id) on delete cascade
) with (fillfactor = 80);
create index sync_records_of_contact on sync_records (organization_id, contact_id) where contact_id is not null;
create index sync_records_of_source on sync_records (organization_id, source_id) where source_id is not null;

-- Records that could not be taken, at most 1,000 a run.
create table sync_errors (
  organization_id uuid not null,
  run_id uuid not null,
  position integer not null,
  remote_id text not null,
  code text not null,
  message text not null,
  field text,
  primary key (organization_id, run_id, position),
  foreign key (organization_id, run_id) references sync_runs (organization_id, id) on delete cascade
);

-- Fields that had changed on both sides, at most 1,000 a run.
create table sync_conflicts (
  organization_id uuid not null,
  run_id uuid not null,
  position integer not null,
  remote_id text not null,
  contact_id uuid,
  -- Null where the contact itself was deleted here.
  field text,
  last_value jsonb,
  source_value jsonb,
  platform_value jsonb,
  taken text not null check (taken in ('source', 'platform')),
  primary key (organization_id, run_id, position),
  foreign key (organization_id, run_id) references sync_runs (organization_id, id) on delete cascade
);
create index sync_conflicts_of_contact on sync_conflicts (organization_id, contact_id) where contact_id is not null;
