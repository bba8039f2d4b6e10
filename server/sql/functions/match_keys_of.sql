-- What a contact is compared with others by. Its words are in one order, without titles, initials and the legal form of
-- a company; an address is without dots and what follows a plus, unless it is that of an office. A change of what it
-- returns needs a migration that has every contact walked again: `unmatched_organizations`. Loops, because a query
-- takes longer to begin than the few words of a contact.
create or replace function match_keys_of(
  name text, first_name text, last_name text, company text, email text, phone text,
  additional_emails text[], additional_phones text[]
) returns table (kind text, value text) language plpgsql immutable parallel safe cost 1000 rows 4 as $$
declare
  titles constant text[] := array['mr', 'mrs', 'ms', 'dr', 'prof', 'jr', 'sr', 'ii', 'iii'];
  legal_forms constant text[] := array['inc', 'ltd', 'llc', 'llp', 'gmbh', 'ag', 'kg', 'corp', 'co', 'sa', 'sas', 'sarl',
    'bv', 'nv', 'plc', 'ab', 'oy', 'srl', 'spa', 'the', 'limited', 'incorporated', 'corporation', 'company'];
  names text := coalesce(name, concat_ws(' ', first_name, last_name));
  firms text := coalesce(company, '');
  is_spelled boolean := false;
  written text[];
  words text[];
  firm text[];
  one text;
  addresses text[];
  box text;
  host text;
begin
  loop
    written := coalesce(plain_words(names), '{}');
    words := '{}';
    firm := '{}';
    -- Most people write two words.
    if cardinality(written) = 2 and length(written[1]) > 1 and length(written[2]) > 1 and written[1] <> written[2]
      and not written && titles
    then
      words := written;
    else
      foreach one in array written loop
        continue when length(one) < 2 or one = any (words) or one = any (titles);
        words := words || one;
      end loop;
    end if;
    if cardinality(words) = 2 and words[2] < words[1] collate "C" then
      words := array[words[2], words[1]];
    elsif cardinality(words) > 2 then
      words := array(select word from unnest(words) word order by word collate "C");
    end if;
    if cardinality(words) > 1 then
      kind := 'name'; value := array_to_string(words, ' ');
      return next;
    end if;
    if company is not null and words <> '{}' then
      written := coalesce(plain_words(firms), '{}');
      if written && legal_forms then
        foreach one in array written loop
          continue when one = any (legal_forms);
          firm := firm || one;
        end loop;
      else
        firm := written;
      end if;
      if firm <> '{}' then
        kind := 'name_company'; value := array_to_string(words, ' ') || ', ' || array_to_string(firm, ' ');
        return next;
      end if;
    end if;
    -- Jörg is Jorg to some keyboards, and Joerg to others.
    exit when is_spelled or octet_length(names || firms) = char_length(names || firms)
      or normalize(lower(names || firms), nfc) !~ '[äöüøå]';
    names := spelled_umlauts(names);
    firms := spelled_umlauts(firms);
    is_spelled := true;
  end loop;
  kind := 'phone';
  if phone is not null then value := right(phone, 7); return next; end if;
  if additional_phones <> '{}' then
    return query select distinct 'phone', right(more, 7) from unnest(additional_phones) more
      where right(more, 7) is distinct from right(phone, 7);
  end if;
  if additional_emails <> '{}' then
    addresses := array(select distinct lower(more) from unnest(email || additional_emails) more where more is not null);
  else
    addresses := array_remove(array[lower(email)], null);
  end if;
  kind := 'email';
  foreach one in array addresses loop
    host := split_part(one, '@', -1);
    box := replace(split_part(left(one, -1 - length(host)), '+', 1), '.', '');
    continue when box = '' or box = any (array['info', 'office', 'sales', 'support', 'contact', 'hello', 'admin', 'mail',
      'team', 'billing', 'accounts', 'accounting', 'noreply', 'no-reply', 'service', 'help', 'hr', 'jobs', 'marketing',
      'press', 'post', 'kontakt', 'webmaster', 'postmaster', 'invoices', 'orders', 'enquiries', 'reception']);
    value := box || '@' || case host when 'googlemail.com' then 'gmail.com' else host end;
    return next;
  end loop;
end $$;
