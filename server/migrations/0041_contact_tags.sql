-- @needs count_contact_tags

-- How many contacts have each tag. Slots as in usage_counts; names in the order of the list.
create table tag_counts (
  organization_id uuid not null,
  tag text collate "C" not null,
  slot integer not null,
  contacts integer not null,
  primary key (organization_id, tag, slot)
);
insert into tag_counts (organization_id, tag, slot, contacts)
  select c.organization_id, tag, 0, count(*)
  from contacts c cross join lateral (select distinct tag from unnest(c.tags) as tag) as tags
  group by 1, 2;

create trigger count_tags_added after insert on contacts
  referencing new table as changed for each statement execute function count_contact_tags();
create trigger count_tags_changed after update of tags on contacts
  for each row when (old.tags is distinct from new.tags) execute function count_contact_tags();
create trigger count_tags_removed after delete on contacts
  referencing old table as changed for each statement execute function count_contact_tags();
