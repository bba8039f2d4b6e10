-- What a contact is found by and nobody else in its organization may have; `field` is where the API shows it.
create or replace function contact_handles_of(
  email text, phone text, external_id text, additional_emails text[], additional_phones text[]
) returns table (kind text, value text, field text) language sql immutable as $$
  select 'email', lower(email), 'email' where email is not null
  union all select 'phone', phone, 'phone' where phone is not null
  union all select 'externalId', external_id, 'externalId' where external_id is not null
  union all select 'email', lower(more.value), 'additionalEmails.' || more.place - 1
    from unnest(additional_emails) with ordinality as more (value, place)
  union all select 'phone', more.value, 'additionalPhones.' || more.place - 1
    from unnest(additional_phones) with ordinality as more (value, place)
$$;
