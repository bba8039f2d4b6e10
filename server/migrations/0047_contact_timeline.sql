-- What happened with a contact, over all products: a row for each event that names it, each note and each consent.
create table contact_timeline (
  organization_id uuid not null,
  contact_id uuid not null,
  at timestamptz not null,
  -- Of the event, the note or the consent.
  id uuid not null,
  -- The type of the event, note.created or consent.recorded.
  kind text not null,
  -- The id as the API shows it.
  ref text not null,
  summary text not null,
  primary key (organization_id, contact_id, at, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);

-- What members and programs write down about a contact.
create table contact_notes (
  organization_id uuid not null,
  contact_id uuid not null,
  id uuid not null,
  text text not null,
  -- Who wrote it, as the API shows ids.
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, contact_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
