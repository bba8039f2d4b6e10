-- @needs count_added, count_removed, claim_custom_handle, claim_custom_handles, release_custom_handles

-- What the organization says of a key in `custom` of its contacts.
create table contact_fields (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  key text not null,
  label text not null,
  type text not null,
  options text[] not null default '{}',
  is_required boolean not null default false,
  is_unique boolean not null default false,
  is_archived boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index contact_fields_unique_key on contact_fields (organization_id, key);
create index contact_fields_claiming on contact_fields (organization_id) where is_unique;

-- Plans call the resource otherwise than its table.
create trigger count_added after insert on contact_fields referencing new table as changed
  for each statement execute function count_added('contactFields');
create trigger count_removed after delete on contact_fields referencing old table as changed
  for each statement execute function count_removed('contactFields');

-- All fields of an organization together. Writers of contacts hold the row in share while they keep its rules, so
-- a change of a field waits for them, and they for it.
create table contact_field_sets (
  organization_id uuid primary key references organizations (id) on delete cascade,
  version integer not null,
  is_strict boolean not null default false
);

-- Values of unique fields are handles of the kind `custom.<key>`.
create trigger claim_custom_added after insert on contacts
  referencing new table as changed for each statement execute function claim_custom_handles();
create trigger claim_custom_changed after update of custom on contacts
  for each row when (old.custom is distinct from new.custom) execute function claim_custom_handles();
create trigger release_custom_removed after delete on contacts
  referencing old table as changed for each statement execute function release_custom_handles();
