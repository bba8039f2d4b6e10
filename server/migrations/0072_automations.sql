-- @needs count_added, count_removed, count_usage_of

-- What is done when something happens. `trigger`, `condition` and `actions` are those of the newest version.
create table automations (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  enabled boolean not null,
  version integer not null,
  -- {event, filter} | {hook} | {schedule}
  trigger jsonb not null,
  trigger_kind text not null check (trigger_kind in ('event', 'hook', 'schedule')),
  hook_id uuid,
  condition text,
  actions jsonb not null,
  -- Who saved it: a token or a member, and what they were allowed to do then.
  author_kind text not null check (author_kind in ('token', 'member')),
  author_id uuid not null,
  author_name text not null,
  scopes text[] not null,
  -- Why it was disabled by itself.
  stopped_reason text,
  -- Events from then on set it off.
  enabled_at timestamptz,
  -- When the next run that an event sets off may begin.
  paced_until timestamptz,
  throttled_at timestamptz,
  -- Of a schedule.
  next_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
call count_usage_of('automations');
create index automations_of_hook on automations (organization_id, hook_id) where hook_id is not null;
-- The loops that follow events and schedules look over all organizations.
create index automations_of_events on automations (organization_id) where enabled and trigger_kind = 'event';
create index automations_by_next on automations (next_at) where enabled and next_at is not null;

-- What each version was; they are never changed.
create table automation_versions (
  organization_id uuid not null,
  automation_id uuid not null,
  version integer not null,
  -- {name, trigger, condition, actions}
  definition jsonb not null,
  author_name text not null,
  created_at timestamptz not null,
  primary key (organization_id, automation_id, version),
  foreign key (organization_id, automation_id) references automations (organization_id, id) on delete cascade
);

create table automation_runs (
  organization_id uuid not null,
  id uuid not null,
  automation_id uuid not null,
  version integer not null,
  trigger_kind text not null,
  -- Id of the event or the inbound event, or the time of the schedule.
  trigger_id text not null,
  status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'skipped', 'held')),
  reason text,
  -- {code, message, field, action}
  error jsonb,
  attempts integer not null default 0,
  -- How many runs led to it, this one included, and their automations.
  depth integer not null,
  chain uuid[] not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, automation_id) references automations (organization_id, id) on delete cascade
);
create unique index automation_runs_once on automation_runs (organization_id, automation_id, trigger_id);
create index automation_runs_of_automation on automation_runs (organization_id, automation_id, id);
create index automation_runs_of_trigger on automation_runs (organization_id, trigger_id);
-- The loop that begins what waited, and the retention, look over all organizations.
create index automation_runs_due on automation_runs (due_at) where status in ('queued', 'running');
create index automation_runs_by_age on automation_runs (created_at);

-- What is done of a run: a step commits with what it changes.
create table automation_steps (
  organization_id uuid not null,
  run_id uuid not null,
  position integer not null,
  -- As expressions name it.
  name text not null,
  type text not null,
  -- Ids and states, nothing personal.
  result jsonb not null,
  done_at timestamptz not null,
  primary key (organization_id, run_id, position),
  foreign key (organization_id, run_id) references automation_runs (organization_id, id) on delete cascade
);

-- How far the feed of an organization is matched.
create table automation_cursors (
  organization_id uuid primary key references organizations (id) on delete cascade,
  position text not null,
  event_id uuid not null
);
