create table webhooks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,
  enabled boolean not null,
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  description text,
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz,
  first_failure_at timestamptz,
  failures integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);

-- What is owed to each endpoint: these rows are the truth that the dispatcher works from.
create table deliveries (
  organization_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  status text not null
    check (status in ('pending', 'delivering', 'succeeded', 'failed', 'held', 'canceled')),
  attempts_count integer not null default 0,
  next_attempt_at timestamptz,
  -- A claim that is past this moment belongs to a sender that died; the row is due again.
  claimed_until timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, webhook_id) references webhooks (organization_id, id) on delete cascade,
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);
create index deliveries_by_webhook on deliveries (organization_id, webhook_id, id);
create index deliveries_by_event on deliveries (organization_id, event_id);
create index deliveries_due on deliveries (next_attempt_at) where status = 'pending';
create index deliveries_claimed on deliveries (claimed_until) where status = 'delivering';

create table attempts (
  organization_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  timings jsonb not null,
  request jsonb not null,
  response jsonb,
  error jsonb,
  primary key (organization_id, id),
  foreign key (organization_id, delivery_id) references deliveries (organization_id, id) on delete cascade
);
create index attempts_by_delivery on attempts (organization_id, delivery_id, id);

call count_usage_of('webhooks');
