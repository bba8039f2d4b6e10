-- How many attempts a window has seen: guesses at passwords, mails. The subject is a SHA-256, so that the
-- table does not keep who was asked about. A crash may lose it at no cost.
create unlogged table attempt_counts (
  subject bytea primary key,
  attempts integer not null,
  ends_at timestamptz not null
);
create index attempt_counts_by_end on attempt_counts (ends_at);

alter table organizations
  -- The person who made it at the dashboard; null for one that the operator made.
  add column made_by uuid references people (id) on delete set null,
  -- Whether the monthly credits of its plan are given.
  add column has_allowance boolean not null default true;
create index organizations_by_maker on organizations (made_by) where made_by is not null;
