-- Requests that came together to one hook by one address: the hook with what its plan says, and how many of them have
-- room (count_requests). All columns are null where the address is not the hook's.
create or replace function admit_hook(
  organization uuid, hook uuid, address_hash bytea, asked integer,
  per_minute integer, burst integer, at_time timestamptz,
  out id uuid, out preset text, out config jsonb, out enabled boolean, out secret bytea,
  out previous_secret bytea, out previous_secret_until timestamptz, out verify_token bytea,
  out max_bytes integer, out monthly_max integer,
  out taken integer, out ahead_us bigint, out checked_at timestamptz
) language plpgsql as $$
declare
  plan_key text;
  counted record;
begin
  select h.id, h.preset, h.config, h.enabled, h.secret, h.previous_secret, h.previous_secret_until, h.verify_token
    into id, preset, config, enabled, secret, previous_secret, previous_secret_until, verify_token
    from hooks h where h.organization_id = organization and h.id = hook and h.token_hash = address_hash;
  if not found then
    return;
  end if;
  select o.plan into plan_key from organizations o where o.id = organization;
  select p.max_inbound_bytes into max_bytes from plans p where p.key = plan_key;
  select l.max into monthly_max from plan_limits l where l.plan = plan_key and l.resource = 'inboundEvents';
  counted := count_requests(organization, hook, asked, per_minute, burst, null, null, at_time);
  taken := counted.taken;
  ahead_us := counted.ahead_us;
  checked_at := counted.checked_at;
end $$;
