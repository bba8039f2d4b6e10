-- What carries the deliveries of an endpoint; null is a webhook, which they are posted to.
alter table webhooks add column transport text;
alter type claimed_delivery add attribute transport text;

-- What events are delivered to that is no webhook. The delivery engine has a row in webhooks with the same id.
create table destinations (
  organization_id uuid not null,
  id uuid not null,
  type text not null check (type in ('slack', 'teams', 'discord', 'email', 's3', 'nats')),
  name text not null,
  events text[] not null,
  filter text,
  connection_id uuid,
  config jsonb not null,
  -- A sealed JSON object: the fields of config that no answer shows, and their names.
  secrets bytea,
  secret_fields text[] not null default '{}',
  template text,
  -- Whether it takes many events at once: it follows the feed, and is owed batches.
  gathers boolean not null,
  -- How far the feed is looked at.
  position text,
  event_id uuid,
  -- What waits for the next batch: {after, first, last, events, bytes, since}.
  gathered jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, id) references webhooks (organization_id, id) on delete cascade
);
comment on column destinations.secrets is '@sealed id';
-- The loop that gathers looks over all organizations.
create index destinations_that_gather on destinations (organization_id) where gathers;
