-- Admits requests that arrive together in one statement, in one order of rows, so that two nodes with
-- the same tokens do not wait for each other in a circle.
create or replace function admit_all(token_hashes bytea[], client_addresses text[], at_time timestamptz)
returns table (
  place bigint, token_id uuid, organization_id uuid, name text, scopes text[], plan text,
  expires_at timestamptz, revoked_at timestamptz,
  requests_per_minute integer, burst integer,
  ahead_us bigint, admitted boolean, checked_at timestamptz, address_allowed boolean
) language sql volatile as $$
  select request.place, admission.*
  from (
    select place, hash, address
    from unnest(token_hashes, client_addresses) with ordinality as argument (hash, address, place)
    order by hash, place
  ) request cross join lateral admit(request.hash, request.address::inet, at_time) admission
$$;
