-- The pages that a sitemap or a crawl knows of: what is left of a run after a kill, and what has
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
  -- The source of its text; of a folded page, the source of the page that it is the same as.
  page_id uuid,
  -- What the sitemap said of its last change.
  last_modified text,
  primary key (organization_id, source_id, url_key),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade
);
create index site_pages_by_state on site_pages
  (organization_id, source_id, state, depth, position) include (run);
