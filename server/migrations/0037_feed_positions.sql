-- An event gets its position in the feed when the feed is read, after its commit (place_events), and no more
-- from the number of its transaction. Events of before keep theirs, because followers hold it in cursors; the
-- column keeps its type, because another one would rewrite the table. See docs/decisions/0023-feed-positions.md.
alter table events rename column transaction to position;
alter table events alter column position drop default, alter column position drop not null;

-- How far the events of an organization are placed. Whoever places holds the row.
create table feed_heads (
  organization_id uuid primary key references organizations (id) on delete cascade,
  position bigint not null,
  -- The event that has this position.
  event_id uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Events with a smaller id have a position, unless they commit more than a minute after they were made.
  placed_to uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Of a restore: the head in the backup, and the position of the events that had none there. What was read
  -- between the two was read in a database that is gone.
  restored_after bigint,
  restored_at bigint
);
-- After all numbers of transactions, also those that a follower of a database kept that was lost since. The
-- table of events is locked by now: an organization that is not seen here has no event with such a number.
insert into feed_heads (organization_id, position)
  select o.id, 4294967296 + greatest(
    pg_current_xact_id()::text::bigint + transactions_before(),
    (select e.position::text::bigint from events e
      where e.organization_id = o.id and not e.test and e.position is not null
      order by e.position desc, e.id desc limit 1))
  from organizations o;
drop function transactions_before();
