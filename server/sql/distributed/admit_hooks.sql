-- Requests that came together: what find_hooks finds, and how many of those that asked for it have room; all without a
-- rate. All hooks are read at once, and counted one by one in the order given: a flood writes nothing, and where another
-- node has counted meanwhile, count_requests counts after it. The clock is read after the rows, as there.
create or replace function admit_hooks(
  organizations uuid[], hook_ids uuid[], hashes bytea, asked integer[],
  per_minute integer, burst integer, at_time timestamptz
) returns table (
  place integer, id uuid, preset text, config jsonb, enabled boolean, secret bytea,
  previous_secret bytea, previous_secret_until timestamptz, verify_token bytea,
  max_bytes integer, taken integer, ahead_us bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  gap_us constant bigint := rate_gap(per_minute, burst);
  now_us bigint;
  hook record;
  counted record;
  known_us bigint;
begin
  if gap_us is null then
    return query select h.place, h.id, h.preset, h.config, h.enabled, h.secret, h.previous_secret,
      h.previous_secret_until, h.verify_token, h.max_bytes, asked[h.place], 0::bigint
    from find_hooks(organizations, hook_ids, hashes) h;
    return;
  end if;
  for hook in
    select h.* from find_hooks(organizations, hook_ids, hashes) h
    order by h.place
  loop
    select a.arrival_us into known_us from request_rates a
      where a.organization_id = hook.organization_id and a.subject = hook.id;
    now_us := extract(epoch from coalesce(at_time, clock_timestamp())) * 1000000;
    ahead_us := coalesce(known_us - now_us, 0);
    taken := least(asked[hook.place], rate_room(ahead_us, gap_us, burst));
    if taken > 0 then
      ahead_us := rate_after(ahead_us, gap_us, burst, taken);
      if not store_arrival(hook.organization_id, hook.id, known_us, now_us + ahead_us) then
        counted := count_requests(hook.organization_id, hook.id, asked[hook.place], per_minute, burst, null, null, at_time);
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
    max_bytes := hook.max_bytes;
    return next;
  end loop;
end $$;
