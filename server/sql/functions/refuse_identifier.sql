-- Refuses an identifier that another contact has; the hint is the field of `claimed` that the 409 names, because a
-- coordinator passes no column on. Immutable,
-- because a distributed database runs no other function in `do update`; no call of it has constants alone.
create or replace function refuse_identifier(claimed_kind text, claimed_value text, claimed json) returns uuid
language plpgsql immutable as $$
declare
  shown text;
begin
  select field into shown from json_to_recordset(claimed) as one (kind text, value text, field text)
    where one.kind = claimed_kind and one.value = claimed_value limit 1;
  raise exception using errcode = '23505', hint = shown, message = format('Another contact already has this %s.',
    case claimed_kind when 'email' then 'email address' when 'phone' then 'phone number'
      else regexp_replace(claimed_kind, '^custom\.', '') end);
end $$;
