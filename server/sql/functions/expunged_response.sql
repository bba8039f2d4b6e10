-- A receiver's answer without its words.
create or replace function expunged_response(response text) returns text
language sql immutable parallel safe as $$
  select case when response is not null
    then json_build_object('status', status_of(response))::text end
$$;
