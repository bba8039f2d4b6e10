-- The given time, or the clock's. The clock is read when the function is called, not when the
-- statement began: a request that waited for a locked row decides by the time after the wait. By the
-- time before, what other requests used meanwhile would look like the debt of a former limit, and lapse.
create or replace function now_or(at_time timestamptz) returns timestamptz language sql volatile as
  $$ select coalesce(at_time, clock_timestamp()) $$;
