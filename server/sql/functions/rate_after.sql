-- How far the arrival is ahead of now after so many more requests, which had room (rate_room).
create or replace function rate_after(ahead_us bigint, gap_us bigint, burst integer, taken integer)
returns bigint language sql immutable as $$
  select gap_us * taken + case
    when ahead_us > gap_us * burst then gap_us * (burst - 1)
    else greatest(ahead_us, 0) end
$$;
