create table credit_grants (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining >= 0 and remaining <= amount),
  reason text not null,
  -- The month (UTC) of a plan's allowance. A month has one allowance at most, which grows when the
  -- organization moves to a larger plan.
  allowance_month date,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (organization_id, id)
);
create unique index credit_grants_unique_allowance on credit_grants (organization_id, allowance_month);

-- Append-only. The balance is the sum of the amounts: a grant is positive, a reservation negative, a
-- release gives back what was reserved and not used, an expiry takes away what a grant still had. A
-- settlement moves nothing: it records how much of a reservation was used.
create table credit_entries (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('grant', 'reserve', 'settle', 'release', 'expire')),
  amount integer not null,
  used integer not null default 0,
  grant_id uuid,
  -- What the movement is for (`source:<id>:<run>`, `search:<id>`); a movement happens once.
  subject text not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index credit_entries_once
  on credit_entries (organization_id, subject, kind, grant_id) nulls not distinct;
create index credit_entries_by_time on credit_entries (organization_id, created_at);
