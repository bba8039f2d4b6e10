-- The hooks at these addresses, each by its key: a shard takes no join with the arrays.
create or replace function find_hooks(organizations uuid[], hook_ids uuid[], hashes bytea)
returns table (
  place integer, organization_id uuid, id uuid, preset text, config jsonb, enabled boolean, secret bytea,
  previous_secret bytea, previous_secret_until timestamptz, verify_token bytea, max_bytes integer
) language plpgsql stable as $$
#variable_conflict use_column
declare
  one uuid;
  hook uuid;
  hash bytea;
  plan_key text;
begin
  for turn in 1 .. coalesce(cardinality(hook_ids), 0) loop
    -- As values: no generic plan finds the shard of an element of an array.
    one := organizations[turn];
    hook := hook_ids[turn];
    hash := substring(hashes from 32 * turn - 31 for 32);
    select h.id, h.preset, h.config, h.enabled, h.secret, h.previous_secret, h.previous_secret_until, h.verify_token
      into id, preset, config, enabled, secret, previous_secret, previous_secret_until, verify_token
      from hooks h where h.organization_id = one and h.id = hook and h.token_hash = hash;
    continue when not found;
    select o.plan into plan_key from organizations o where o.id = one;
    continue when not found;
    select p.max_inbound_bytes into max_bytes from plans p where p.key = plan_key;
    place := turn;
    organization_id := one;
    return next;
  end loop;
end $$;
