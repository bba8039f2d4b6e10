alter table sources add column external_id text;
create unique index sources_unique_external_id on sources (organization_id, base_id, external_id);
-- `match=name` finds the sources of a name.
create index sources_by_name on sources (organization_id, base_id, name);
