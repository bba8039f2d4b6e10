-- @needs count_sources

-- Lists at a million rows of one organization: every filter has an index that leads with the organization
-- and ends in the order of the list.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- One index, so that a text and a tag are looked up together. The list of pending entries is short: the
-- insert that fills it has to sort it in.
drop index contacts_by_tag;
create index contacts_found on contacts using gin (organization_id, search gin_trgm_ops, tags)
  with (gin_pending_list_limit = 512);

create index sources_found on sources
  using gin (organization_id, base_id, lower(name || ' ' || coalesce(url, '')) gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index sources_by_status on sources (organization_id, base_id, status, id);
create index sources_by_type on sources (organization_id, base_id, type, id);
drop index sources_by_parent;
create index sources_by_parent on sources (organization_id, parent_id, status, id)
  where parent_id is not null;

-- A list without a status takes a page of each status. An expression, so that lists alone use the index: by
-- statistics from before a burst, claims would read every pending delivery by it.
drop index deliveries_by_webhook;
create index deliveries_by_status
  on deliveries (organization_id, webhook_id, (status || ''), created_at, id);
create index deliveries_by_type on deliveries (organization_id, webhook_id, event_type, created_at, id);

drop index audit_entries_by_age;
create index audit_entries_by_time on audit_entries (organization_id, at, id);
create index audit_entries_by_action on audit_entries (organization_id, action, at, id);
create index audit_entries_by_actor on audit_entries (organization_id, actor_id, at, id);
-- Tokens make nearly all entries: those of their kind are found by time.
create index audit_entries_by_actor_kind on audit_entries (organization_id, actor_kind, at, id)
  where actor_kind <> 'token';
drop index audit_entries_of_resource;
create index audit_entries_of_resource on audit_entries (organization_id, resource_id, at, id);
create index audit_entries_of_type on audit_entries (organization_id, resource_type, at, id);

-- What a request is found by is in the index, so that a look through the log of an organization, which is
-- bounded, reads no rows that it does not show.
create index request_log_by_time on request_log (organization_id, at, id)
  include (method, status, route, token_id, member_id, request_id, error_code);

-- How many sources and chunks a base has, and the pages of a sitemap or a crawl. Slots as in usage_counts.
create table source_counts (
  organization_id uuid not null references organizations (id) on delete cascade,
  -- A base, or a sitemap or a crawl.
  owner_id uuid not null,
  slot integer not null,
  sources integer not null,
  chunks integer not null,
  primary key (organization_id, owner_id, slot)
);
insert into source_counts (organization_id, owner_id, slot, sources, chunks)
  select s.organization_id, owner, 0, count(*), sum(s.chunks_count)
  from sources s cross join unnest(array[s.base_id, s.parent_id]) as owner
  where owner is not null group by 1, 2;
create trigger count_sources_added after insert on sources
  referencing new table as changed for each statement execute function count_sources();
create trigger count_sources_changed after update of chunks_count on sources
  for each row when (old.chunks_count <> new.chunks_count) execute function count_sources();
create trigger count_sources_removed after delete on sources
  referencing old table as changed for each statement execute function count_sources();
