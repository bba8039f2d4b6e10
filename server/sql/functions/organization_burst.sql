-- How many requests of an organization are admitted at once: see platform/rates/gcra.ts.
create or replace function organization_burst(
  per_minute integer, burst integer, organization_per_minute integer
) returns integer language sql immutable as $$
  select case
    when coalesce(organization_per_minute, 3 * per_minute) = 0 then 0
    when coalesce(per_minute, 0) = 0 then greatest(organization_per_minute / 6, 1)
    else greatest(
      coalesce(organization_per_minute, 3 * per_minute)::bigint * burst / per_minute, 1)::integer end
$$;
