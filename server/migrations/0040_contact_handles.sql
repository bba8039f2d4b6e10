-- @needs contact_handles_of, refuse_handle, add_contact_handles, change_contact_handles, remove_contact_handles, name_order

-- Every address and number of a contact, and its external id: unique in the organization, whether it is the
-- first or an additional one. Triggers of contacts keep it, so nodes of earlier versions do, too.
create table contact_handles (
  organization_id uuid not null,
  -- email, phone or externalId.
  kind text not null,
  -- Bytewise, so that beginnings are found by the key.
  value text collate "C" not null,
  contact_id uuid not null,
  primary key (organization_id, kind, value)
);

-- Before the columns and triggers, which lock out writers: with a million contacts this takes most of the time.
insert into contact_handles (organization_id, kind, value, contact_id)
  select c.organization_id, h.kind, h.value, c.id
  from contacts c
  cross join lateral contact_handles_of(c.email, c.phone, c.external_id, '{}', '{}') h
  on conflict do nothing;

alter table contacts
  add column additional_emails text[] not null default '{}',
  add column additional_phones text[] not null default '{}',
  -- {country, type, possible, valid} of phone; null until a job has looked at it.
  add column phone_info jsonb,
  add column owner_id uuid,
  add column address jsonb,
  add column locale text,
  add column timezone text,
  -- The newest of each channel: {email: {status, at}}. A channel without one is unknown.
  add column consent jsonb not null default '{}',
  add column do_not_contact boolean not null default false,
  add column source_kind text not null default 'api'
    check (source_kind in ('api', 'import', 'hook', 'sync')),
  add column source_id text,
  add column last_activity_at timestamptz,
  add constraint contacts_refers_owner_id foreign key (organization_id, owner_id)
    references members (organization_id, id) on delete set null (owner_id);

-- What others wrote since the statement above read the contacts.
delete from contact_handles k where not exists (
  select from contacts c where c.organization_id = k.organization_id and c.id = k.contact_id
    and k.value = case k.kind
      when 'email' then lower(c.email) when 'phone' then c.phone else c.external_id end
);
insert into contact_handles (organization_id, kind, value, contact_id)
  select c.organization_id, h.kind, h.value, c.id
  from contacts c
  cross join lateral contact_handles_of(c.email, c.phone, c.external_id, '{}', '{}') h
  where not exists (
    select from contact_handles k
    where k.organization_id = c.organization_id and k.kind = h.kind and k.value = h.value
  );

drop index contacts_unique_email;
drop index contacts_unique_phone;
drop index contacts_unique_external_id;

create trigger add_contact_handles after insert on contacts
  referencing new table as changed for each statement execute function add_contact_handles();
create trigger change_contact_handles
  after update of email, phone, external_id, additional_emails, additional_phones on contacts
  for each row when (
    (old.email, old.phone, old.external_id, old.additional_emails, old.additional_phones)
      is distinct from (new.email, new.phone, new.external_id, new.additional_emails, new.additional_phones)
  ) execute function change_contact_handles();
create trigger remove_contact_handles after delete on contacts
  referencing old table as changed for each statement execute function remove_contact_handles();

create index contacts_by_owner on contacts (organization_id, owner_id, id) where owner_id is not null;
-- What the job that describes phones has yet to look at.
create index contacts_undescribed on contacts (organization_id, id)
  where phone is not null and phone_info is null;
