-- The texts of a contact that `search` does not hold, in lower case, each character twice: then a part of two letters
-- has trigrams, those of the pair, and an index of trigrams finds it. Texts are apart by a line break. An index holds
-- what this returns: another result needs another function and another index. It calls no function of ours: whoever
-- builds or analyzes an index does not see them.
create or replace function contact_pairs(
  job_title text, locale text, timezone text, address jsonb, custom jsonb
) returns text language plpgsql immutable parallel safe as $$
declare
  texts text := concat_ws(E'\n', job_title, locale, timezone);
begin
  if address is not null then
    texts := concat_ws(E'\n', texts, (select string_agg(part.value, E'\n') from jsonb_each_text(address) part));
  end if;
  if custom <> '{}' then
    texts := concat_ws(E'\n', texts, (
      select string_agg(one.value #>> '{}', E'\n')
      from jsonb_each(custom) field
      cross join lateral jsonb_array_elements(case jsonb_typeof(field.value)
        when 'array' then field.value else jsonb_build_array(field.value) end) one
      where jsonb_typeof(one.value) = 'string'));
  end if;
  return regexp_replace(lower(texts), '(.)', '\1\1', 'g');
end $$;
