-- What is left of a payload: its subject, so that a reader of the feed knows whose data to forget.
create or replace function expunged_body(body text, subject text, at timestamptz) returns text
language sql stable parallel safe as $$
  select split_part(body, ',"data":', 1) || ',"data":'
    || case when subject is null then 'null' else '{"id":' || to_json(subject) || '}' end
    || ',"expungedAt":"' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}'
$$;
