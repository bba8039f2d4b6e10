-- Refuses an identifier that another contact has; the column is the field that the 409 names.
create or replace function refuse_identifier(kind text, field text) returns uuid language plpgsql as $$
begin
  raise exception using errcode = '23505', column = field, message = format('Another contact already has this %s.',
    case kind when 'email' then 'e-mail address' when 'phone' then 'phone number'
      else regexp_replace(kind, '^custom\.', '') end);
end $$;
