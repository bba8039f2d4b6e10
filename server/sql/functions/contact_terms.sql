-- Every value that a contact has in a field that filters compare, for an inverted index: `tag` and handles have
-- indexes of their own. A term of a field alone says that the contact has a value there. An index holds what this
-- returns: another result needs another function and another index. In plpgsql, which keeps the plan. It calls no
-- function of ours: whoever builds or analyzes an index does not see them.
create or replace function contact_terms(
  name text, first_name text, last_name text, company text, job_title text, locale text, timezone text,
  source_kind text, do_not_contact boolean, additional_emails text[], additional_phones text[],
  address jsonb, consent jsonb, custom jsonb
) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  return array(
    select hashtextextended(term, 0) from (values
      ('name=' || lower(name)), ('firstName=' || lower(first_name)), ('lastName=' || lower(last_name)),
      ('company=' || lower(company)), ('jobTitle=' || lower(job_title)), ('locale=' || lower(locale)),
      ('timezone=' || lower(timezone)), ('source=' || source_kind),
      (case when do_not_contact then 'doNotContact' end),
      (case when additional_emails <> '{}' then 'additionalEmails' end),
      (case when additional_phones <> '{}' then 'additionalPhones' end)
    ) as texts (term) where term is not null
    union all
    select hashtextextended('address.' || part.key || '=' || lower(part.value), 0)
      from jsonb_each_text(coalesce(address, '{}')) part
    union all
    select hashtextextended('consent.' || channel.key || '=' || (channel.value ->> 'status'), 0)
      from jsonb_each(consent) channel
    union all
    select hashtextextended('custom.' || field.key, 0)
      from jsonb_each(custom) field where field.value not in ('null', '[]')
    union all
    select hashtextextended('custom.' || field.key || '=' || case jsonb_typeof(one.value)
        when 'number' then trim_scale(one.value::numeric)::text else one.value::text end, 0)
      from jsonb_each(custom) field
      cross join lateral jsonb_array_elements(case jsonb_typeof(field.value)
        when 'array' then field.value else jsonb_build_array(field.value) end) one
      where jsonb_typeof(one.value) in ('string', 'number', 'boolean')
  );
end $$;
