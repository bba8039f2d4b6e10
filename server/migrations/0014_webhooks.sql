-- @needs count_added, count_removed, count_usage_of

create table webhooks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,
  enabled boolean not null,
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  description text,
  -- Pace: null is no rate limit and the default schedule.
  max_in_flight integer not null default 32 check (max_in_flight between 1 and 100),
  rate_limit_per_second integer,
  retry_schedule_seconds integer[],
  -- GCRA: when the deliveries that were sent have used up the rate. Only claims move it.
  rate_arrival timestamptz,
  ordering text not null default 'none' check (ordering in ('none', 'strict', 'by_subject')),
  -- Shape: the sealed headers are a JSON object.
  header_names text[] not null default '{}',
  headers bytea,
  payload text not null default 'full' check (payload in ('full', 'thin')),
  filter text,
  -- The ed25519 key beside the secret, when the receiver wants such signatures too.
  private_key bytea,
  public_key text,
  previous_private_key bytea,
  previous_public_key text,
  secret bytea not null,
  -- The secret before the last rotation, while its overlap lasts.
  previous_secret bytea,
  previous_secret_until timestamptz,
  -- Attempts without a success in between, the first of them, and when the owner was warned.
  failures integer not null default 0,
  first_failure_at timestamptz,
  warned_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create index webhooks_with_filter on webhooks (organization_id) where filter is not null;
-- Public keys are requested without an organization.
create index webhooks_by_key on webhooks (id) where public_key is not null;
comment on column webhooks.secret is '@sealed id';
comment on column webhooks.previous_secret is '@sealed id';
comment on column webhooks.private_key is '@sealed id';
comment on column webhooks.previous_private_key is '@sealed id';
comment on column webhooks.headers is '@sealed id';

call count_usage_of('webhooks');
