-- What transactions of one organization wait for. Rows, because an advisory lock holds only where everybody
-- asks the same node of a distributed database, and a row moves with its organization. They stay: names are few.
create table locks (
  organization_id uuid not null,
  name text not null,
  primary key (organization_id, name)
) with (fillfactor = 50);
comment on table locks is '@backup no';
