-- @needs keep_audit_link

-- The chain over the entries of an audit log, one narrow row for each: an entry is written once and not again when it
-- is chained, which rewrote it in each of its indexes.
create table audit_links (
  organization_id uuid not null,
  seq bigint not null,
  entry_id uuid not null,
  hash bytea not null,
  primary key (organization_id, seq)
);
insert into audit_links (organization_id, seq, entry_id, hash)
  select organization_id, seq, id, hash from audit_entries where seq is not null;
create unique index audit_links_of_entry on audit_links (organization_id, entry_id);

create trigger keep_audit_link before update or delete on audit_links
  for each row execute function keep_audit_link();

-- Entries that wait for their link.
create table audit_unchained (
  organization_id uuid not null,
  entry_id uuid not null,
  primary key (organization_id, entry_id)
);
insert into audit_unchained (organization_id, entry_id)
  select organization_id, id from audit_entries where seq is null;

drop index audit_entries_to_chain;
drop index audit_entries_chained;
alter table audit_entries drop column seq, drop column hash;

-- Read by `listEntries` alone. A page of one action or type of resource is found among the entries by time, and the
-- dashboard asks for them with an actor, a resource or a time.
drop index audit_entries_by_action;
drop index audit_entries_of_type;
