create table bases (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text,
  embedding_model text not null,
  embedding_dimensions integer not null,
  max_tokens integer not null,
  overlap_tokens integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);

create table sources (
  organization_id uuid not null,
  base_id uuid not null,
  id uuid not null,
  name text not null,
  type text not null check (type in ('url', 'text')),
  url text,
  status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
  stage text,
  percent integer not null default 0,
  error text,
  -- Counts the runs that were asked for; a run that is no longer the newest writes nothing.
  run integer not null default 1,
  chunks_count integer not null default 0,
  content_hash bytea,
  title text,
  language text,
  content text,
  given_text text,
  metadata jsonb not null default '{}',
  etag text,
  last_modified text,
  last_fetched_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, base_id) references bases (organization_id, id) on delete cascade
);
create index sources_by_base on sources (organization_id, base_id, id);
create index sources_unfinished on sources (organization_id, id) where status in ('queued', 'processing');

create table chunks (
  organization_id uuid not null,
  base_id uuid not null,
  source_id uuid not null,
  id uuid not null,
  position integer not null,
  text text not null,
  token_count integer not null,
  headings text[] not null,
  char_start integer not null,
  char_end integer not null,
  page integer,
  content_hash bytea not null,
  embedding vector not null,
  primary key (organization_id, id),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade
);
create index chunks_by_source on chunks (organization_id, source_id, position);
create index chunks_by_base on chunks (organization_id, base_id);

call count_usage_of('bases');
call count_usage_of('sources');
call count_usage_of('chunks');
