-- GCRA: when the next request of a token, of a person or of the whole organization would arrive if all came
-- evenly, in whole microseconds since 1970. Sums of times and intervals depend on the session's time zone,
-- and an upsert on a distributed database computes with nothing that depends on the session.
--
-- Logged, because an unlogged table cannot move between the nodes of such a database. Nobody waits for the
-- log: connections that admit requests commit without a flush (platform/db/sessions.ts), and a crash may
-- lose the count of the last second.
drop table request_rates;
create table request_rates (
  organization_id uuid not null,
  -- The token, the person, or the organization itself.
  subject uuid not null,
  arrival_us bigint not null,
  primary key (organization_id, subject)
) with (fillfactor = 50);
comment on table request_rates is '@backup no';
