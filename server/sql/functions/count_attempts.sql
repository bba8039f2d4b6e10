-- Counts one attempt for each subject in its window, or for none when one of them has had its most; then
-- `full_until` is when the last of the full windows ends. Exact over all nodes because each row is locked
-- by its own update; in one order of rows, so that two attempts do not wait for each other in a circle.
create or replace function count_attempts(
  subjects bytea[], maxima integer[], windows_ms integer[], at_time timestamptz
) returns table (counted_at timestamptz, full_until timestamptz) language plpgsql as $$
declare
  at timestamptz := now_or(at_time);
  last_end timestamptz;
begin
  insert into attempt_counts as a (subject, attempts, ends_at)
    select b.subject, 1, at + b.window_ms * interval '1 millisecond'
    from unnest(subjects, windows_ms) as b (subject, window_ms)
    order by b.subject
    on conflict (subject) do update set
      attempts = case when a.ends_at > at then a.attempts + 1 else 1 end,
      ends_at = case when a.ends_at > at then a.ends_at else excluded.ends_at end;
  select max(a.ends_at) into last_end
    from attempt_counts a join unnest(subjects, maxima) as b (subject, most) on b.subject = a.subject
    where a.attempts > b.most;
  if last_end is not null then
    update attempt_counts a set attempts = a.attempts - 1 where a.subject = any (subjects);
  end if;
  return query select at, last_end;
end $$;
