-- The term of one value of a field, as contact_terms makes it. Numbers that are equal have one term: 10 and 10.0.
create or replace function contact_term(field text, value jsonb) returns bigint
language sql immutable parallel safe as $$
  select hashtextextended(field || '=' || case jsonb_typeof(value)
    when 'number' then trim_scale(value::numeric)::text else value::text end, 0)
$$;
