-- Contacts that were merged into others. Their ids lead to the survivor, in one hop.
create table merged_contacts (
  organization_id uuid not null references organizations (id) on delete cascade,
  contact_id uuid not null,
  survivor_id uuid not null,
  primary key (organization_id, contact_id)
);
create index merged_contacts_of_survivor on merged_contacts (organization_id, survivor_id);

-- What undoes a merge, for 30 days.
create table contact_merges (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  survivor_id uuid not null,
  at timestamptz not null,
  -- The rows of the survivor before and after, and of those that were merged into it.
  before jsonb not null,
  after jsonb not null,
  merged jsonb not null,
  primary key (organization_id, id)
);
create index contact_merges_of_survivor on contact_merges (organization_id, survivor_id, id);
create index contact_merges_by_age on contact_merges (at);

-- Whose the notes, entries of the timeline, consents and links were before.
create table contact_merge_moves (
  organization_id uuid not null,
  merge_id uuid not null,
  -- The table of the row.
  kind text not null,
  -- The row: its id, or the hash of its token.
  row_key text not null,
  contact_id uuid not null,
  primary key (organization_id, merge_id, kind, row_key),
  foreign key (organization_id, merge_id) references contact_merges (organization_id, id) on delete cascade
);

-- Every id that leads to the contact, in the order of the merges.
alter table contacts add column merged_from uuid[] not null default '{}';
