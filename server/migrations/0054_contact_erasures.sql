-- Contacts that were erased: what stays of a person is the ids, the time, and what they had agreed to.
create table contact_erasures (
  organization_id uuid not null references organizations (id) on delete cascade,
  contact_id uuid not null,
  -- The contact itself, or the one that it had been merged into.
  survivor_id uuid not null,
  erased_at timestamptz not null,
  primary key (organization_id, contact_id)
);

-- Their ledger of consents, without source, wording and proof.
create table erased_consents (
  organization_id uuid not null,
  contact_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  channel text not null,
  purpose text not null,
  status text not null,
  basis text not null,
  actor_kind text not null,
  actor_id text,
  primary key (organization_id, contact_id, at, id),
  foreign key (organization_id, contact_id) references contact_erasures (organization_id, contact_id) on delete cascade
);

-- The mail that the link was sent in.
alter table consent_links add column mail_id uuid;

-- Id of what the stored reply is about, as the API shows it. In no index, so that storing a reply moves no entry of
-- one; who erases a subject walks the keys of a day.
alter table idempotency_keys add column subject text;
