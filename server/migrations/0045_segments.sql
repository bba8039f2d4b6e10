-- @needs count_added, count_removed, count_usage_of

-- A filter of contacts under a name, evaluated when it is read.
create table segments (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  -- Segments that the filter names.
  segment_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index segments_unique_name on segments (organization_id, name);

call count_usage_of('segments');
