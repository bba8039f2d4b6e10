-- What is owed to each webhook. The dispatcher works from these rows alone. A claim changes only
-- claimed_until, which is in no index, so that it costs one tuple on the same page.
create table deliveries (
  organization_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  subject text,
  -- Pending deliveries of one webhook that share a key are sent one after the other; null is unordered.
  order_key text,
  -- Whether `data` is only the subject's id. Fixed, so that every attempt carries the same bytes.
  thin boolean not null default false,
  -- A pending row under a claim is shown as `delivering`.
  status text not null check (status in ('pending', 'succeeded', 'failed', 'held', 'canceled')),
  attempts_count integer not null default 0,
  -- How far in the retry schedule; a replay starts again at the first step.
  schedule_step integer not null default 0,
  -- Asked for by a person (test, retry, replay): says nothing about the webhook's health.
  manual boolean not null default false,
  next_attempt_at timestamptz,
  -- A claim past this time belongs to a sender that died; the row is due again.
  claimed_until timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- As on the event: recording an attempt can only trust the row that it changes.
  expunged_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, webhook_id) references webhooks (organization_id, id) on delete cascade,
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
) with (fillfactor = 80);
create index deliveries_by_webhook on deliveries (organization_id, webhook_id, id);
-- An event is owed to a webhook once.
create unique index deliveries_once on deliveries (organization_id, event_id, webhook_id);
-- First attempts apart from retries, so that neither hides the other.
create index deliveries_due
  on deliveries (organization_id, webhook_id, least(attempts_count, 1), next_attempt_at, id)
  where status = 'pending';
create index deliveries_in_order on deliveries (organization_id, webhook_id, order_key, event_id)
  where status = 'pending' and order_key is not null;

-- JSON is kept as text: jsonb would reorder headers and refuse U+0000 in a receiver's answer.
create table attempts (
  organization_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  timings text not null,
  -- Null once its payload is expunged.
  request text,
  response text,
  error text,
  succeeded boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, delivery_id) references deliveries (organization_id, id) on delete cascade
);
create index attempts_by_delivery on attempts (organization_id, delivery_id, id);

-- What claim_deliveries returns: a delivery with all that is needed to send it, or, with `again_at`
-- alone, the time by which the webhook must be claimed from again.
create type claimed_delivery as (
  organization_id uuid, webhook_id uuid, again_at timestamptz,
  delivery_id uuid, event_id uuid, event_type text, body text, subject text, thin boolean,
  order_key text, url text, headers bytea, secret bytea, previous_secret bytea,
  private_key bytea, previous_private_key bytea, previous_secret_until timestamptz,
  retry_schedule_seconds integer[], max_in_flight integer,
  schedule_step integer, manual boolean, has_failures boolean, is_backlogged boolean
);
