-- @needs name_order, custom_sort_key, claim_custom_handles, release_custom_handles

alter table contact_fields
  -- Writers of contacts keep its keys.
  add column is_sortable boolean not null default false,
  -- What a job has still to do: `indexing` writes the keys of contacts that are there, `removing` deletes them.
  add column sort_work text check (sort_work in ('indexing', 'removing'));
drop index contact_fields_claiming;
create index contact_fields_keeping on contact_fields (organization_id) where is_unique or is_sortable;

-- Where each contact stands in the order of each sortable field; a null is a contact without a value, so that the
-- last ones are found by the index, too. One index for all fields of all organizations: an index for each would be
-- asked by every write.
create table contact_sort_keys (
  organization_id uuid not null references organizations (id) on delete cascade,
  contact_id uuid not null,
  field_id uuid not null,
  key text collate "C",
  primary key (organization_id, contact_id, field_id)
);
create index contact_sort_keys_in_order
  on contact_sort_keys (organization_id, field_id, key, contact_id);
