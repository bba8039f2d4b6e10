create extension if not exists vector;

-- A plan's columns named max_<table> bound the rows of that table; null means no limit, 0 is a limit.
create table plans (
  key text primary key,
  requests_per_minute integer,
  burst integer,
  max_contacts integer,
  max_bases integer,
  max_sources integer,
  max_chunks integer,
  max_webhooks integer,
  max_members integer,
  monthly_credits integer,
  max_upload_bytes integer,
  updated_at timestamptz not null default now()
);

insert into plans (
  key, requests_per_minute, burst, max_contacts, max_bases, max_sources, max_chunks, max_webhooks,
  max_members, monthly_credits
) values
  ('free', 60, 10, 500, 3, 50, 5000, 2, 2, 1000),
  ('pro', 600, 100, 20000, 20, 2000, 200000, 20, 20, 50000),
  ('scale', 3000, 500, 500000, 200, 50000, 5000000, 100, 200, 1000000),
  ('unlimited', null, null, null, null, null, null, null, null, null);

create table organizations (
  id uuid primary key,
  name text not null,
  plan text not null references plans (key),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table members (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  password_hash text not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index members_unique_email on members (organization_id, lower(email));

-- How many rows an organization has, in slots so that sessions do not queue for one row. The sum is
-- exact: every slot changes in the transaction that changes the rows.
create table usage_counts (
  organization_id uuid not null references organizations (id) on delete cascade,
  resource text not null,
  slot integer not null,
  used integer not null,
  primary key (organization_id, resource, slot)
);

-- The lock makes "count, compare, insert" one step for organizations whose plan has a limit; the
-- others never wait. SQLSTATE CP402 becomes 402 plan_limit_reached.
create function count_added() returns trigger language plpgsql as $$
declare
  added record;
  allowed integer;
  total bigint;
begin
  for added in select organization_id, count(*)::integer as n from changed group by 1 loop
    select (to_jsonb(p) ->> ('max_' || tg_table_name))::integer into allowed
      from organizations o join plans p on p.key = o.plan where o.id = added.organization_id;
    if allowed is not null then
      perform pg_advisory_xact_lock(hashtextextended(added.organization_id || tg_table_name, 0));
      select coalesce(sum(used), 0) into total from usage_counts
        where organization_id = added.organization_id and resource = tg_table_name;
      if total + added.n > allowed then
        raise exception using errcode = 'CP402', message =
          format('The plan allows %s %s; %s are in use and this needs %s more.',
            allowed, tg_table_name, total, added.n);
      end if;
    end if;
    insert into usage_counts as c values
      (added.organization_id, tg_table_name, pg_backend_pid() % 64, added.n)
      on conflict (organization_id, resource, slot) do update set used = c.used + added.n;
  end loop;
  return null;
end $$;

create function count_removed() returns trigger language plpgsql as $$
begin
  insert into usage_counts as c
    select organization_id, tg_table_name, pg_backend_pid() % 64, -count(*)::integer
    from changed where exists (select from organizations o where o.id = organization_id) group by 1
    on conflict (organization_id, resource, slot) do update set used = c.used + excluded.used;
  return null;
end $$;

create procedure count_usage_of(name regclass) language plpgsql as $$
begin
  execute format('create trigger count_added after insert on %s referencing new table as changed
    for each statement execute function count_added()', name);
  execute format('create trigger count_removed after delete on %s referencing old table as changed
    for each statement execute function count_removed()', name);
end $$;

call count_usage_of('members');

-- What happened, with the exact bytes that are sent. Written in the transaction of the change.
create table events (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  type text not null,
  -- Id of what the event is about, when that has one.
  subject text,
  body text not null,
  created_at timestamptz not null,
  -- The transaction that wrote it. Transactions commit in another order than they begin, so that only
  -- below the oldest one underway (settled_below) no event can appear any more. Another cluster
  -- counts its own: after a restore of a dump, set the column to '3' before the server starts.
  transaction xid8 not null default pg_current_xact_id(),
  primary key (organization_id, id)
);

-- The operator's own requests are kept under the nil UUID.
create table idempotency_keys (
  organization_id uuid not null,
  token_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  status integer not null,
  response bytea not null,
  created_at timestamptz not null,
  primary key (organization_id, token_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- UUIDv7 (RFC 9562) for rows born inside a statement; PostgreSQL has its own from version 18 on.
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
      substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
      from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;
