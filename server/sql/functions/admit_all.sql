-- Admits requests that arrive together in one statement: each token is alive, may be used from that address,
-- and has room in its rate and its organization's. Each is looked for in its organization (token_homes). In one order of rows, so that two nodes with the same
-- tokens do not wait for each other in a circle. Networks are read as domains/tokens/networks.ts reads them;
-- an address that could not be read is null, and in no network.
create or replace function admit_all(
  organization_ids uuid[], token_hashes bytea[], client_addresses text[], at_time timestamptz
)
returns table (
  place bigint, token_id uuid, organization_id uuid, name text, scopes text[], plan text,
  expires_at timestamptz, revoked_at timestamptz, address_allowed boolean,
  requests_per_minute integer, burst integer, organization_requests_per_minute integer,
  ahead_us bigint, admitted boolean, organization_ahead_us bigint, organization_admitted boolean,
  checked_at timestamptz
) language plpgsql
set enable_seqscan = off
as $$
#variable_conflict use_column
begin
  return query select t.place, t.id, t.organization_id, t.name, t.scopes, t.plan, t.expires_at, t.revoked_at,
    t.address_allowed, t.requests_per_minute, t.burst, t.organization_requests_per_minute, admission.*
  from (
    select request.place, k.id, k.organization_id, k.name, k.scopes, k.expires_at, k.revoked_at, o.plan,
      p.requests_per_minute, p.burst, p.organization_requests_per_minute,
      cardinality(k.allowed_networks) = 0
        or coalesce(request.address::inet <<= any (k.allowed_networks::inet[]), false) as address_allowed
    from unnest(organization_ids, token_hashes, client_addresses)
      with ordinality as request (organization_id, hash, address, place)
    cross join lateral (
      select * from tokens
        where organization_id = request.organization_id and hash = request.hash
      union all
      select * from tokens
        where organization_id = request.organization_id and previous_hash = request.hash
          and previous_until > now_or(at_time)
      limit 1
    ) k
    join organizations o on o.id = k.organization_id join plans p on p.key = o.plan
    order by k.organization_id, k.id, request.place
  ) t cross join lateral admit_request(
    t.organization_id, t.id,
    t.address_allowed and t.revoked_at is null
      and (t.expires_at is null or t.expires_at > now_or(at_time)),
    t.requests_per_minute, t.burst,
    coalesce(t.organization_requests_per_minute, 3 * t.requests_per_minute),
    organization_burst(t.requests_per_minute, t.burst, t.organization_requests_per_minute), at_time
  ) admission;
end $$;
