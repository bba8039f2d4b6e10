-- @needs count_added, count_removed, count_usage_of

create table members (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  person_id uuid not null references people (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index members_unique_person on members (organization_id, person_id);
create index members_by_person on members (person_id);

call count_usage_of('members');

-- The mail holds the token of the link; this table holds its SHA-256.
create table invitations (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('admin', 'member')),
  hash bytea not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index invitations_unique_email on invitations (organization_id, lower(email));
create unique index invitations_unique_hash on invitations (hash);
