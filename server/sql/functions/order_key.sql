create or replace function order_key(ordering text, subject text) returns text
language sql immutable as $$
  select case ordering when 'strict' then '' when 'by_subject' then subject end
$$;
