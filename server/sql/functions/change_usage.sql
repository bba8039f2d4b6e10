-- Adds to how many rows of a resource an organization has; negative for rows that are gone.
--
-- For organizations whose plan has a limit, all that adds goes by one row, slot -1: its update waits for the
-- transactions before, which makes "count, compare, insert" one step. The others never wait. SQLSTATE CP402
-- becomes 402 plan_limit_reached. Where nothing is refused, it is counted alone.
create or replace function change_usage(organization uuid, resource_name text, added bigint, may_refuse boolean default true)
returns void language plpgsql as $$
declare
  plan_key text;
  allowed bigint;
  total bigint;
begin
  if added > 0 and may_refuse then
    select plan into plan_key from organizations where id = organization;
    select max into allowed from plan_limits where plan = plan_key and resource = resource_name;
  end if;
  insert into usage_counts as c values (organization, resource_name,
      case when allowed is null then pg_backend_pid() % 64 else -1 end, added)
    on conflict (organization_id, resource, slot) do update set used = c.used + added;
  if allowed is not null then
    select sum(used) into total from usage_counts
      where organization_id = organization and resource = resource_name;
    if total > allowed then
      raise exception using errcode = 'CP402', detail = 'CP402', message =
        format('The plan allows %s %s; %s are in use and this needs %s more.',
          allowed, resource_name, total - added, added);
    end if;
  end if;
end $$;
