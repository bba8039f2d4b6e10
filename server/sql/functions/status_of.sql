-- The status of a receiver's answer as it is stored, which begins with it. Not by a JSON operator: each of
-- them refuses U+0000, which a body may hold.
create or replace function status_of(response text) returns integer
language sql immutable parallel safe as $$
  select substring(response from '^\{"status" ?: ?(\d+)')::integer
$$;
