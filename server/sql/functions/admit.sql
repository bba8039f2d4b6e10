-- Admits one request: the token is alive, may be used from that address, and has room in its rate. One
-- round trip, exact over all nodes because the row is locked by its own update. The arithmetic is that
-- of domains/tokens/rate.ts, to the microsecond, and the networks are read as networks.ts reads them;
-- tests hold both together. An address that could not be read is null, and in no network.
create or replace function admit(token_hash bytea, client_address inet, at_time timestamptz)
returns table (
  token_id uuid, organization_id uuid, name text, scopes text[], plan text,
  expires_at timestamptz, revoked_at timestamptz,
  requests_per_minute integer, burst integer,
  ahead_us bigint, admitted boolean, checked_at timestamptz, address_allowed boolean
) language plpgsql as $$
#variable_conflict use_column
declare
  at timestamptz := now_or(at_time);
  t record;
  gap interval;
  next_arrival timestamptz;
begin
  select k.id, k.organization_id, k.name, k.scopes, o.plan, k.expires_at, k.revoked_at,
      p.requests_per_minute, p.burst, cardinality(k.allowed_networks) = 0
        or coalesce(client_address <<= any (k.allowed_networks::inet[]), false) as address_allowed
    into t
    from tokens k join organizations o on o.id = k.organization_id join plans p on p.key = o.plan
    where k.hash = token_hash or (k.previous_hash = token_hash and k.previous_until > at);
  if t.id is null then return; end if;
  if t.revoked_at is null and (t.expires_at is null or t.expires_at > at)
      and t.address_allowed and t.burst > 0 then
    gap := ceil(60000000.0 / greatest(t.requests_per_minute - t.burst, 1)) * interval '1 microsecond';
    insert into token_rates as r values (t.id, now_or(at_time) + gap)
      on conflict (token_id) do update
        set arrival = gap + case
          when r.arrival > now_or(at_time) + gap * t.burst
            then now_or(at_time) + gap * (t.burst - 1)
          else greatest(r.arrival, now_or(at_time)) end
        where r.arrival > now_or(at_time) + gap * t.burst
          or r.arrival <= now_or(at_time) + gap * (t.burst - 1)
      returning r.arrival into next_arrival;
    at := now_or(at_time);
  end if;
  return query select t.id, t.organization_id, t.name, t.scopes, t.plan, t.expires_at, t.revoked_at,
    t.requests_per_minute, t.burst,
    (extract(epoch from coalesce(next_arrival,
      (select r.arrival from token_rates r where r.token_id = t.id), at) - at) * 1000000)::bigint,
    t.requests_per_minute is null or next_arrival is not null, at, t.address_allowed;
end $$;
