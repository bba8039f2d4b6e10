-- What is left of a payload: its subject, so that a reader of the feed knows whose data to forget. Immutable, because a
-- distributed database takes no other function in an update; `to_char` of digits alone depends on no setting.
create or replace function expunged_body(body text, subject text, at timestamptz) returns text
language sql immutable parallel safe as $$
  select split_part(body, ',"data":', 1) || ',"data":'
    || case when subject is null then 'null' else '{"id":' || to_json(subject) || '}' end
    || ',"expungedAt":"' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}'
$$;
