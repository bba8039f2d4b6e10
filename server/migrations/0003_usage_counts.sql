-- How many rows an organization has. Slots keep sessions from queuing for one row; their sum is exact,
-- because each slot changes in the transaction that changes the rows.
create table usage_counts (
  organization_id uuid not null references organizations (id) on delete cascade,
  resource text not null,
  slot integer not null,
  used integer not null,
  primary key (organization_id, resource, slot)
);
