-- Where a value of a sortable field stands among others, as a text in the order of its bytes; null where the value is
-- none of the field's type. Texts and choices as names are, days and times as they are written, numbers by the
-- bits of their double (IEEE 754: the sign turned for positive ones, all of them turned for negative ones).
create or replace function custom_sort_key(type text, value jsonb) returns text
language plpgsql immutable parallel safe as $$
declare
  number double precision;
begin
  if type = 'number' then
    if jsonb_typeof(value) is distinct from 'number' then return null; end if;
    number := (value #>> '{}')::double precision + 0.0;
    return case when number < 0
      then translate(encode(float8send(number), 'hex'), '0123456789abcdef', 'fedcba9876543210')
      else encode(set_bit(float8send(number), 7, 1), 'hex') end;
  elsif type = 'boolean' then
    return case value when 'false' then '0' when 'true' then '1' end;
  elsif jsonb_typeof(value) is distinct from 'string' then
    return null;
  end if;
  return case type when 'date' then left(value #>> '{}', 40) else name_order(value #>> '{}') end;
exception when numeric_value_out_of_range then
  return null;
end $$;
