-- Trigger of a counted table; its argument names the resource, because on a shard of a distributed
-- database tg_table_name is the name of the shard.
--
-- For organizations whose plan has a limit, the lock makes "count, compare, insert" one step; the
-- others never wait. SQLSTATE CP402 becomes 402 plan_limit_reached.
create or replace function count_added() returns trigger language plpgsql as $$
declare
  resource_name constant text := tg_argv[0];
  added record;
  plan_key text;
  allowed integer;
  total bigint;
begin
  for added in select organization_id, count(*)::integer as n from changed group by 1 loop
    select plan into plan_key from organizations where id = added.organization_id;
    select max into allowed from plan_limits where plan = plan_key and resource = resource_name;
    if allowed is not null then
      perform pg_advisory_xact_lock(hashtextextended(added.organization_id || resource_name, 0));
      select coalesce(sum(used), 0) into total from usage_counts
        where organization_id = added.organization_id and resource = resource_name;
      if total + added.n > allowed then
        raise exception using errcode = 'CP402', message =
          format('The plan allows %s %s; %s are in use and this needs %s more.',
            allowed, resource_name, total, added.n);
      end if;
    end if;
    insert into usage_counts as c values
      (added.organization_id, resource_name, pg_backend_pid() % 64, added.n)
      on conflict (organization_id, resource, slot) do update set used = c.used + added.n;
  end loop;
  return null;
end $$;
