-- Sources of every kind: pages of sites, uploaded files, what a run came to, and when the next one is due.
alter table sources drop constraint sources_type_check;
alter table sources add constraint sources_type_check
  check (type in ('url', 'text', 'file', 'sitemap', 'crawl'));
alter table sources
  -- A page of a sitemap or a crawl goes with it.
  add column parent_id uuid,
  -- What makes it the same as another one in its base; null where a copy was asked for.
  add column unique_key bytea,
  add column failure_code text,
  add column failure_stage text,
  add column retryable boolean,
  -- When each stage of the newest run began.
  add column stages jsonb not null default '{}',
  add column done integer,
  add column total integer,
  add column usage jsonb,
  add column last_checked_at timestamptz,
  add column content_changed_at timestamptz,
  add column refresh_seconds integer,
  add column when_gone text not null default 'keep' check (when_gone in ('keep', 'remove')),
  add column next_refresh_at timestamptz,
  -- How often in a row its page was found gone.
  add column misses integer not null default 0,
  -- Of a sitemap or a crawl: include, exclude, maxPages, maxDepth.
  add column site jsonb,
  add column ignore_robots boolean not null default false,
  add column sealed_headers bytea,
  -- Of an upload: name, mediaType, bytes, sha256.
  add column file jsonb,
  add column charset text,
  add column published_at timestamptz,
  add foreign key (organization_id, parent_id) references sources (organization_id, id) on delete cascade;

create unique index sources_unique_key on sources (organization_id, base_id, unique_key);
create index sources_by_parent on sources (organization_id, parent_id, status) where parent_id is not null;
create index sources_due on sources (next_refresh_at) where next_refresh_at is not null;
