-- @needs count_added, count_revoked

-- GCRA: when the next request of a token, of a person or of the whole organization would arrive if all came
-- evenly. A crash may lose it at no cost.
create unlogged table request_rates (
  organization_id uuid not null,
  -- The token, the person, or the organization itself.
  subject uuid not null,
  arrival timestamptz not null,
  primary key (organization_id, subject)
) with (fillfactor = 50);
drop table token_rates;
-- Its successors lock the organization's row first.
drop function if exists admit(bytea, inet, timestamptz);

-- Null: three times the limit of a token.
alter table plans add column organization_requests_per_minute integer
  check (organization_requests_per_minute >= 0);

-- Living tokens count; the rows of revoked ones stay for the record.
create trigger count_added after insert on tokens referencing new table as changed
  for each statement execute function count_added('tokens');
create trigger count_revoked after update of revoked_at on tokens for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function count_revoked('tokens');
insert into usage_counts (organization_id, resource, slot, used)
  select organization_id, 'tokens', 0, count(*) from tokens where revoked_at is null group by 1;
insert into plan_limits (plan, resource, max)
  select p.key, 'tokens', bound.max
  from plans p join (values ('free', 10), ('pro', 50), ('scale', 500)) as bound (key, max) using (key);
