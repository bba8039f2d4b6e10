-- A base that was deleted and whose sources are still to be deleted, in batches. No request reaches them:
-- every one finds a source by way of its base.
create table base_removals (
  organization_id uuid not null references organizations (id) on delete cascade,
  base_id uuid not null,
  primary key (organization_id, base_id)
);
alter table sources drop constraint sources_organization_id_base_id_fkey;
alter table sources add foreign key (organization_id) references organizations (id) on delete cascade;
