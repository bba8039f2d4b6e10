-- Takes an idempotency key for this transaction, by a row without a reply that only this transaction sees.
-- False where a reply is kept under the key. Where another transaction has the key it waits for a moment and
-- fails with 55P03: the caller answers that the first request is under way.
create or replace function claim_key(
  organization uuid, token uuid, given_key text, given_fingerprint bytea,
  at_time timestamptz, kept_for interval
) returns boolean language plpgsql
set lock_timeout = '50ms'
as $$
declare
  claimed_at constant timestamptz := now_or(at_time);
  kept_since constant timestamptz := claimed_at - kept_for;
begin
  insert into idempotency_keys as k
      (organization_id, token_id, key, fingerprint, status, response, created_at)
    values (organization, token, given_key, given_fingerprint, 0, '', claimed_at)
    on conflict (organization_id, token_id, key) do update set
      fingerprint = excluded.fingerprint, status = 0, response = '', created_at = excluded.created_at
      where k.created_at <= kept_since;
  return found;
end $$;
