-- Written out: inlined into a statement for a shard, `case ordering when …` arrives there as a comparison with a boolean.
create or replace function order_key(ordering text, subject text) returns text
language sql immutable as $$
  select case when ordering = 'strict' then '' when ordering = 'by_subject' then subject end
$$;
