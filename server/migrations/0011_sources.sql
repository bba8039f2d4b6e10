-- @needs count_added, count_removed, count_usage_of

create table sources (
  organization_id uuid not null,
  base_id uuid not null,
  id uuid not null,
  name text not null,
  type text not null check (type in ('url', 'text', 'file', 'sitemap', 'crawl')),
  url text,
  status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
  stage text,
  percent integer not null default 0,
  error text,
  -- Counts the runs that were asked for. A run that is no longer the newest writes nothing.
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
  -- The sitemap or crawl that a page belongs to, and is deleted with.
  parent_id uuid,
  -- Equal for two sources of a base with the same content address; null where a copy was asked for.
  unique_key bytea,
  failure_code text,
  failure_stage text,
  retryable boolean,
  -- When each stage of the newest run began.
  stages jsonb not null default '{}',
  done integer,
  total integer,
  usage jsonb,
  last_checked_at timestamptz,
  content_changed_at timestamptz,
  refresh_seconds integer,
  when_gone text not null default 'keep' check (when_gone in ('keep', 'remove')),
  next_refresh_at timestamptz,
  -- How many times in a row its page was gone.
  misses integer not null default 0,
  -- Of a sitemap or a crawl: include, exclude, maxPages, maxDepth.
  site jsonb,
  ignore_robots boolean not null default false,
  sealed_headers bytea,
  -- Of an upload: name, mediaType, bytes, sha256.
  file jsonb,
  charset text,
  published_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, base_id) references bases (organization_id, id) on delete cascade,
  foreign key (organization_id, parent_id) references sources (organization_id, id) on delete cascade
);
create index sources_by_base on sources (organization_id, base_id, id);
create index sources_unfinished on sources (organization_id, id) where status in ('queued', 'processing');
create unique index sources_unique_key on sources (organization_id, base_id, unique_key);
create index sources_by_parent on sources (organization_id, parent_id, status) where parent_id is not null;
create index sources_due on sources (next_refresh_at) where next_refresh_at is not null;
comment on column sources.sealed_headers is '@sealed id';

call count_usage_of('sources');

-- The bytes of uploads, in parts: one value of 50 MiB would be in memory several times over.
-- Storage is external because compressed formats gain nothing from being compressed again.
create table source_files (
  organization_id uuid not null,
  source_id uuid not null,
  position integer not null,
  bytes bytea storage external not null check (octet_length(bytes) between 1 and 1048576),
  primary key (organization_id, source_id, position),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade
);

-- The pages that a sitemap or a crawl knows of: where a run goes on after a kill, and which pages have
-- vanished at a refresh.
create table site_pages (
  organization_id uuid not null,
  -- The sitemap or crawl.
  source_id uuid not null,
  -- SHA-256 of the canonical address.
  url_key bytea not null,
  url text not null,
  -- Links from the first page of a crawl; 0 for all pages of a sitemap.
  depth integer not null,
  position bigint generated always as identity,
  -- The newest run of the site that knew of it.
  run integer not null,
  state text not null check (state in ('waiting', 'running', 'completed', 'failed', 'folded', 'left_out', 'vanished')),
  -- The source of its text; of a folded page, the source of the page that has the same text.
  page_id uuid,
  -- The last change that the sitemap states.
  last_modified text,
  primary key (organization_id, source_id, url_key),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade
);
create index site_pages_by_state on site_pages
  (organization_id, source_id, state, depth, position) include (run);
