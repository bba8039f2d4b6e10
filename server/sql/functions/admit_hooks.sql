-- Requests that came together: of each hook that they ask for by one address, the hook with what its plan says, and how
-- many of them have room. The n-th elements of the arrays are of the n-th hook, whose address has the n-th 32 bytes of
-- `hashes`; no row where the address is not the hook's. All are read at once, and counted one by one in the order
-- given: a flood writes nothing, and where another node has counted meanwhile, count_requests counts after it. The
-- clock is read after the rows, as there.
create or replace function admit_hooks(
  organizations uuid[], hook_ids uuid[], hashes bytea, asked integer[],
  per_minute integer, burst integer, at_time timestamptz
) returns table (
  place integer, id uuid, preset text, config jsonb, enabled boolean, secret bytea,
  previous_secret bytea, previous_secret_until timestamptz, verify_token bytea,
  max_bytes integer, monthly_max integer, taken integer, ahead_us bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  gap_us constant bigint := rate_gap(per_minute, burst);
  now_us bigint;
  hook record;
  counted record;
begin
  for hook in
    select r.turn::integer as place, r.organization, r.asked, h.id, h.preset, h.config, h.enabled, h.secret,
      h.previous_secret, h.previous_secret_until, h.verify_token, p.max_inbound_bytes, l.max as monthly_max, a.arrival_us
    from unnest(organizations, hook_ids, asked) with ordinality as r (organization, hook, asked, turn)
    join hooks h on h.organization_id = r.organization and h.id = r.hook
      and h.token_hash = substring(hashes from 32 * r.turn::integer - 31 for 32)
    join organizations o on o.id = r.organization
    left join plans p on p.key = o.plan
    left join plan_limits l on l.plan = o.plan and l.resource = 'inboundEvents'
    left join request_rates a on a.organization_id = r.organization and a.subject = r.hook
    order by r.turn
  loop
    now_us := extract(epoch from coalesce(at_time, clock_timestamp())) * 1000000;
    ahead_us := coalesce(hook.arrival_us - now_us, 0);
    taken := least(hook.asked, rate_room(ahead_us, gap_us, burst));
    if taken > 0 then
      ahead_us := rate_after(ahead_us, gap_us, burst, taken);
      if not store_arrival(hook.organization, hook.id, hook.arrival_us, now_us + ahead_us) then
        counted := count_requests(hook.organization, hook.id, hook.asked, per_minute, burst, null, null, at_time);
        taken := counted.taken;
        ahead_us := counted.ahead_us;
      end if;
    end if;
    place := hook.place;
    id := hook.id;
    preset := hook.preset;
    config := hook.config;
    enabled := hook.enabled;
    secret := hook.secret;
    previous_secret := hook.previous_secret;
    previous_secret_until := hook.previous_secret_until;
    verify_token := hook.verify_token;
    max_bytes := hook.max_inbound_bytes;
    monthly_max := hook.monthly_max;
    return next;
  end loop;
end $$;
