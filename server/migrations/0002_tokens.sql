create table tokens (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  hash bytea not null,
  last_four text not null,
  scopes text[] not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  -- Addresses and networks that it may be used from; none of them means from everywhere.
  allowed_networks text[] not null default '{}',
  last_used_at timestamptz,
  last_used_address text,
  last_used_agent text,
  -- When the organization was told that it is about to expire.
  expiry_told_at timestamptz,
  -- The value before the last rotation, while its overlap lasts.
  previous_hash bytea,
  previous_until timestamptz,
  primary key (organization_id, id)
);
create unique index tokens_unique_hash on tokens (hash);
create unique index tokens_unique_previous_hash on tokens (previous_hash);
create index tokens_expiring on tokens (expires_at)
  where expires_at is not null and revoked_at is null and expiry_told_at is null;

-- GCRA: the theoretical arrival time of the next request. Losing it in a crash costs nothing.
create unlogged table token_rates (
  token_id uuid primary key,
  arrival timestamptz not null
);

-- The clock is read where it is asked, so that whoever waited for a row decides by the time after that: by
-- the time before, what others were owed meanwhile would look like the debt of a former limit, and lapse.
create function moment(given timestamptz) returns timestamptz language sql volatile as
  $$ select coalesce(given, clock_timestamp()) $$;

-- Admits one request: is the token alive, may it be used from there, and is there room in its rate? One
-- round trip, exact over all nodes because the row is locked by its own update. The arithmetic is that
-- of domains/tokens/rate.ts, to the microsecond, and the networks are read as networks.ts reads them;
-- tests hold both together. An address that could not be read is null, and in no network.
create function admit(given_hash bytea, given_address inet, given_now timestamptz) returns table (
  token_id uuid, organization_id uuid, name text, scopes text[], plan text,
  expires_at timestamptz, revoked_at timestamptz,
  requests_per_minute integer, burst integer,
  ahead_us bigint, admitted boolean, checked_at timestamptz, address_allowed boolean
) language plpgsql as $$
#variable_conflict use_column
declare
  at timestamptz := moment(given_now);
  t record;
  gap interval;
  next_arrival timestamptz;
begin
  select k.id, k.organization_id, k.name, k.scopes, o.plan, k.expires_at, k.revoked_at,
      p.requests_per_minute, p.burst, cardinality(k.allowed_networks) = 0
        or coalesce(given_address <<= any (k.allowed_networks::inet[]), false) as address_allowed
    into t
    from tokens k join organizations o on o.id = k.organization_id join plans p on p.key = o.plan
    where k.hash = given_hash or (k.previous_hash = given_hash and k.previous_until > at);
  if t.id is null then return; end if;
  if t.revoked_at is null and (t.expires_at is null or t.expires_at > at)
      and t.address_allowed and t.burst > 0 then
    gap := ceil(60000000.0 / greatest(t.requests_per_minute - t.burst, 1)) * interval '1 microsecond';
    insert into token_rates as r values (t.id, moment(given_now) + gap)
      on conflict (token_id) do update
        set arrival = gap + case
          when r.arrival > moment(given_now) + gap * t.burst
            then moment(given_now) + gap * (t.burst - 1)
          else greatest(r.arrival, moment(given_now)) end
        where r.arrival > moment(given_now) + gap * t.burst
          or r.arrival <= moment(given_now) + gap * (t.burst - 1)
      returning r.arrival into next_arrival;
    at := moment(given_now);
  end if;
  return query select t.id, t.organization_id, t.name, t.scopes, t.plan, t.expires_at, t.revoked_at,
    t.requests_per_minute, t.burst,
    (extract(epoch from coalesce(next_arrival,
      (select r.arrival from token_rates r where r.token_id = t.id), at) - at) * 1000000)::bigint,
    t.requests_per_minute is null or next_arrival is not null, at, t.address_allowed;
end $$;

-- Requests that arrive together are admitted by one statement, in one order of rows, so that two nodes
-- with the same tokens do not wait for each other in a circle.
create function admit_all(given_hashes bytea[], given_addresses text[], given_now timestamptz)
returns table (
  place bigint, token_id uuid, organization_id uuid, name text, scopes text[], plan text,
  expires_at timestamptz, revoked_at timestamptz,
  requests_per_minute integer, burst integer,
  ahead_us bigint, admitted boolean, checked_at timestamptz, address_allowed boolean
) language sql volatile as $$
  select asked.place, admission.*
  from (
    select place, hash, address
    from unnest(given_hashes, given_addresses) with ordinality as given (hash, address, place)
    order by hash, place
  ) asked cross join lateral admit(asked.hash, asked.address::inet, given_now) admission
$$;
