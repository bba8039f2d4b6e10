-- What a contact is compared with others by. Its words are in one order, without titles, initials and the legal form of
-- a company; an address is without dots and what follows a plus, unless it is that of an office. A change of what it
-- returns needs a migration that has every contact walked again: `unmatched_organizations`.
create or replace function match_keys_of(
  name text, first_name text, last_name text, company text, email text, phone text,
  additional_emails text[], additional_phones text[]
) returns table (kind text, value text) language plpgsql immutable parallel safe cost 1000 rows 4 as $$
declare
  words text[] := array(
    select distinct word collate "C" from unnest(plain_words(coalesce(name, concat_ws(' ', first_name, last_name)))) word
    where length(word) > 1 and word <> all (array['mr', 'mrs', 'ms', 'dr', 'prof', 'jr', 'sr', 'ii', 'iii'])
    order by 1
  );
  firm text[];
  address text;
  box text;
  host text;
begin
  if cardinality(words) > 1 then
    kind := 'name'; value := array_to_string(words, ' ');
    return next;
  end if;
  if company is not null and words <> '{}' then
    firm := array(
      select word from unnest(plain_words(company)) with ordinality as given (word, place)
      where word <> all (array['inc', 'ltd', 'llc', 'llp', 'gmbh', 'ag', 'kg', 'corp', 'co', 'sa', 'sas', 'sarl', 'bv',
        'nv', 'plc', 'ab', 'oy', 'srl', 'spa', 'the', 'limited', 'incorporated', 'corporation', 'company'])
      order by place
    );
    if firm <> '{}' then
      kind := 'name_company'; value := array_to_string(words, ' ') || ', ' || array_to_string(firm, ' ');
      return next;
    end if;
  end if;
  kind := 'phone';
  if phone is not null then value := right(phone, 7); return next; end if;
  if additional_phones <> '{}' then
    return query select distinct 'phone', right(one, 7) from unnest(additional_phones) one
      where right(one, 7) is distinct from right(phone, 7);
  end if;
  if email is null and additional_emails = '{}' then return; end if;
  kind := 'email';
  for address in select distinct lower(one) from unnest(email || additional_emails) one where one is not null loop
    host := split_part(address, '@', -1);
    box := replace(split_part(left(address, -1 - length(host)), '+', 1), '.', '');
    continue when box = '' or box = any (array['info', 'office', 'sales', 'support', 'contact', 'hello', 'admin', 'mail',
      'team', 'billing', 'accounts', 'accounting', 'noreply', 'no-reply', 'service', 'help', 'hr', 'jobs', 'marketing',
      'press', 'post', 'kontakt', 'webmaster', 'postmaster', 'invoices', 'orders', 'enquiries', 'reception']);
    value := box || '@' || case host when 'googlemail.com' then 'gmail.com' else host end;
    return next;
  end loop;
end $$;
