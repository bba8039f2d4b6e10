-- Who was in a segment when it was last compared, in organizations where somebody subscribes to what enters and leaves.
alter table segments
  -- When all contacts had been looked at for the first time: from then on differences are events.
  add column compared_at timestamptz;

create table segment_members (
  organization_id uuid not null references organizations (id) on delete cascade,
  segment_id uuid not null,
  contact_id uuid not null,
  primary key (organization_id, segment_id, contact_id)
);
