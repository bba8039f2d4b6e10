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
  last_used_at timestamptz,
  -- The value before the last rotation, while its overlap lasts.
  previous_hash bytea,
  previous_until timestamptz,
  primary key (organization_id, id)
);
create unique index tokens_unique_hash on tokens (hash);
create unique index tokens_unique_previous_hash on tokens (previous_hash);

-- GCRA: the theoretical arrival time of the next request. Losing it in a crash costs nothing.
create unlogged table token_rates (
  token_id uuid primary key,
  arrival timestamptz not null
);

-- Admits one request: is the token alive, and is there room in its rate? One round trip, exact over
-- all nodes because the row is locked by its own update. The arithmetic is that of
-- domains/tokens/rate.ts, to the microsecond; a test holds the two together.
create function admit(given_hash bytea, given_now timestamptz) returns table (
  token_id uuid, organization_id uuid, name text, scopes text[], plan text,
  expires_at timestamptz, revoked_at timestamptz,
  requests_per_minute integer, burst integer,
  ahead_us bigint, admitted boolean, checked_at timestamptz
) language plpgsql as $$
#variable_conflict use_column
declare
  at timestamptz := coalesce(given_now, clock_timestamp());
  t record;
  gap interval;
  next_arrival timestamptz;
begin
  select k.id, k.organization_id, k.name, k.scopes, o.plan, k.expires_at, k.revoked_at,
      p.requests_per_minute, p.burst, k.last_used_at
    into t
    from tokens k join organizations o on o.id = k.organization_id join plans p on p.key = o.plan
    where k.hash = given_hash or (k.previous_hash = given_hash and k.previous_until > at);
  if t.id is null then return; end if;
  if t.revoked_at is null and (t.expires_at is null or t.expires_at > at) then
    if t.burst > 0 then
      gap := ceil(60000000.0 / greatest(t.requests_per_minute - t.burst, 1)) * interval '1 microsecond';
      insert into token_rates as r values (t.id, at + gap)
        on conflict (token_id) do update
          set arrival = at + gap + case when r.arrival > at + gap * t.burst
            then gap * (t.burst - 1) else greatest(r.arrival - at, interval '0') end
          where r.arrival > at + gap * t.burst or r.arrival <= at + gap * (t.burst - 1)
        returning r.arrival into next_arrival;
    end if;
    if t.last_used_at is null or t.last_used_at < at - interval '1 minute' then
      -- Whoever holds the row is about to change the token: nobody waits for that to note a use.
      update tokens k set last_used_at = at from (
          select free.ctid from tokens free
            where free.organization_id = t.organization_id and free.id = t.id
            for no key update skip locked
        ) held where k.ctid = held.ctid;
    end if;
  end if;
  return query select t.id, t.organization_id, t.name, t.scopes, t.plan, t.expires_at, t.revoked_at,
    t.requests_per_minute, t.burst,
    (extract(epoch from coalesce(next_arrival,
      (select r.arrival from token_rates r where r.token_id = t.id), at) - at) * 1000000)::bigint,
    t.requests_per_minute is null or next_arrival is not null, at;
end $$;

-- Requests that arrive together are admitted by one statement, in one order of rows, so that two nodes
-- with the same tokens do not wait for each other in a circle.
create function admit_all(given_hashes bytea[], given_now timestamptz) returns table (
  place bigint, token_id uuid, organization_id uuid, name text, scopes text[], plan text,
  expires_at timestamptz, revoked_at timestamptz,
  requests_per_minute integer, burst integer,
  ahead_us bigint, admitted boolean, checked_at timestamptz
) language sql volatile as $$
  select asked.place, admission.*
  from (
    select place, hash from unnest(given_hashes) with ordinality as given (hash, place)
    order by hash, place
  ) asked cross join lateral admit(asked.hash, given_now) admission
$$;
