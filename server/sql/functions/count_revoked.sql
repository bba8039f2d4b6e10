-- Trigger of a counted table whose rows end by an update and stay; its argument names the resource.
create or replace function count_revoked() returns trigger language plpgsql as $$
begin
  insert into usage_counts as c values
    (new.organization_id, tg_argv[0], pg_backend_pid() % 64, -1)
    on conflict (organization_id, resource, slot) do update set used = c.used - 1;
  return null;
end $$;
