-- Refuses a handle that another contact has. The constraint is the index that used to refuse it, which nodes of
-- earlier versions know; the column is the field, as 409 names it.
create or replace function refuse_handle(field text, kind text) returns void language plpgsql as $$
begin
  raise exception using errcode = '23505', column = field,
    constraint = 'contacts_unique_' || case kind when 'externalId' then 'external_id' else kind end,
    message = format('Another contact already has this %s.',
      case kind when 'email' then 'e-mail address' when 'phone' then 'phone number' else kind end);
end $$;
