-- The bytes of uploads, in parts: one value of 50 MiB would be in memory several times over.
create table source_files (
  organization_id uuid not null,
  source_id uuid not null,
  position integer not null,
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (organization_id, source_id, position),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade
);
-- Compressed formats gain nothing from being compressed again.
alter table source_files alter column bytes set storage external;
