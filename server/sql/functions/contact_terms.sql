-- Every value that a contact has in a field that filters compare, for an inverted index: `tag` and handles have
-- indexes of their own. A term of a field alone says that the contact has a value there. An index holds what this
-- returns: another result needs another function and another index. In plpgsql, which keeps the plan, and without
-- a query where an expression does: beginning one takes longer than what it does. It calls no function of ours: whoever
-- builds or analyzes an index does not see them.
create or replace function contact_terms(
  name text, first_name text, last_name text, company text, job_title text, locale text, timezone text,
  source_kind text, do_not_contact boolean, additional_emails text[], additional_phones text[],
  address jsonb, consent jsonb, custom jsonb
) returns bigint[] language plpgsql immutable parallel safe as $$
declare
  terms bigint[] := array_remove(array[
    hashtextextended('name=' || lower(name), 0), hashtextextended('firstName=' || lower(first_name), 0),
    hashtextextended('lastName=' || lower(last_name), 0), hashtextextended('company=' || lower(company), 0),
    hashtextextended('jobTitle=' || lower(job_title), 0), hashtextextended('locale=' || lower(locale), 0),
    hashtextextended('timezone=' || lower(timezone), 0), hashtextextended('source=' || source_kind, 0),
    case when do_not_contact then hashtextextended('doNotContact', 0) end,
    case when additional_emails <> '{}' then hashtextextended('additionalEmails', 0) end,
    case when additional_phones <> '{}' then hashtextextended('additionalPhones', 0) end
  ], null);
begin
  if address is not null then
    terms := terms || array(
      select hashtextextended('address.' || part.key || '=' || lower(part.value), 0)
      from jsonb_each_text(address) part);
  end if;
  if consent <> '{}' then
    terms := terms || array(
      select hashtextextended('consent.' || channel.key || '=' || (channel.value ->> 'status'), 0)
      from jsonb_each(consent) channel);
  end if;
  if custom <> '{}' then
    terms := terms || array(
      select hashtextextended('custom.' || field.key, 0)
        from jsonb_each(custom) field where field.value not in ('null', '[]')
      union all
      select hashtextextended('custom.' || field.key || '=' || case jsonb_typeof(one.value)
          when 'number' then trim_scale(one.value::numeric)::text else one.value::text end, 0)
        from jsonb_each(custom) field
        cross join lateral jsonb_array_elements(case jsonb_typeof(field.value)
          when 'array' then field.value else jsonb_build_array(field.value) end) one
        where jsonb_typeof(one.value) in ('string', 'number', 'boolean'));
  end if;
  return terms;
end $$;
