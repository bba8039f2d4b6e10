-- Adds to how many rows of a resource an organization has; negative for rows that are gone.
--
-- For organizations whose plan has a limit, the lock makes "count, compare, insert" one step; the
-- others never wait. SQLSTATE CP402 becomes 402 plan_limit_reached.
create or replace function change_usage(organization uuid, resource_name text, added integer)
returns void language plpgsql as $$
declare
  plan_key text;
  allowed integer;
  total bigint;
begin
  if added > 0 then
    select plan into plan_key from organizations where id = organization;
    select max into allowed from plan_limits where plan = plan_key and resource = resource_name;
    if allowed is not null then
      perform pg_advisory_xact_lock(hashtextextended(organization || resource_name, 0));
      select coalesce(sum(used), 0) into total from usage_counts
        where organization_id = organization and resource = resource_name;
      if total + added > allowed then
        raise exception using errcode = 'CP402', message =
          format('The plan allows %s %s; %s are in use and this needs %s more.',
            allowed, resource_name, total, added);
      end if;
    end if;
  end if;
  insert into usage_counts as c values (organization, resource_name, pg_backend_pid() % 64, added)
    on conflict (organization_id, resource, slot) do update set used = c.used + added;
end $$;
