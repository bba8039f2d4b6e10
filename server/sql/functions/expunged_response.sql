-- A receiver's answer without its words. `json` keeps what jsonb refuses, U+0000 in a body.
create or replace function expunged_response(response text) returns text
language sql stable parallel safe as $$
  select case when response is not null
    then json_build_object('status', response::json -> 'status')::text end
$$;
