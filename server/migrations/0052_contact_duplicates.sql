-- @needs queue_unmatched

-- What contacts are compared by: two with the same key may be one person. Computed behind the writes.
create table match_keys (
  organization_id uuid not null,
  -- phone, email, name or name_company.
  kind text not null,
  -- Of what match_keys_of returns.
  hash bigint not null,
  contact_id uuid not null,
  primary key (organization_id, kind, hash, contact_id)
);
create index match_keys_of_contact on match_keys (organization_id, contact_id);

-- Contacts that were written since their keys were computed. A row for each transaction: writers only append and
-- wait for nobody.
create table unmatched_contacts (
  organization_id uuid not null,
  contact_id uuid not null,
  transaction xid8 not null default pg_current_xact_id(),
  primary key (organization_id, contact_id, transaction)
);

-- Organizations whose contacts are walked from the first to the last, and how far that has come.
create table unmatched_organizations (
  organization_id uuid primary key references organizations (id) on delete cascade,
  after_id uuid not null default '00000000-0000-0000-0000-000000000000'
);
insert into unmatched_organizations (organization_id) select id from organizations;

-- Contacts that look like one person.
create table duplicate_groups (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  -- In percent.
  score smallint not null check (score between 0 and 100),
  -- Its contacts are no duplicates, somebody said.
  dismissed_at timestamptz,
  primary key (organization_id, id)
);
create index duplicate_groups_by_score on duplicate_groups (organization_id, score, id)
  where dismissed_at is null;

-- No foreign key to contacts: who deletes one must not wait for those who compare it. A list leaves out what is gone.
create table duplicate_members (
  organization_id uuid not null,
  contact_id uuid not null,
  group_id uuid not null,
  primary key (organization_id, contact_id),
  foreign key (organization_id, group_id) references duplicate_groups (organization_id, id) on delete cascade
);
create index duplicate_members_of_group on duplicate_members (organization_id, group_id, contact_id);

-- Pairs that are no duplicates, whatever they share. The smaller id first.
create table dismissed_duplicates (
  organization_id uuid not null references organizations (id) on delete cascade,
  contact_id uuid not null,
  other_id uuid not null,
  primary key (organization_id, contact_id, other_id),
  check (contact_id < other_id)
);

create trigger queue_unmatched_added after insert on contacts
  referencing new table as changed for each statement execute function queue_unmatched();
create trigger queue_unmatched_changed
  after update of name, first_name, last_name, company, email, phone, additional_emails, additional_phones on contacts
  for each row when (
    (old.name, old.first_name, old.last_name, old.company, old.email, old.phone, old.additional_emails,
      old.additional_phones) is distinct from
    (new.name, new.first_name, new.last_name, new.company, new.email, new.phone, new.additional_emails,
      new.additional_phones)
  ) execute function queue_unmatched();
create trigger queue_unmatched_removed after delete on contacts
  referencing old table as changed for each statement execute function queue_unmatched();
