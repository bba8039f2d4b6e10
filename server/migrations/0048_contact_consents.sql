-- @needs keep_contact_consent

-- What a contact agreed to and took back, channel by channel: a ledger. The newest counts, as contacts.consent has it.
create table contact_consents (
  organization_id uuid not null,
  contact_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  channel text not null check (channel in ('email', 'sms', 'call')),
  purpose text not null,
  status text not null check (status in ('pending', 'opted_in', 'opted_out')),
  basis text not null check (basis in ('consent', 'contract', 'legitimate_interest')),
  source text,
  wording text,
  -- {ip, userAgent, url, confirmedAt}
  proof jsonb,
  -- token, member or contact.
  actor_kind text not null,
  -- As the API shows it.
  actor_id text,
  primary key (organization_id, contact_id, at, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create trigger keep_contact_consent before update or delete on contact_consents
  for each row execute function keep_contact_consent();

-- Links in mails that ask for consent. The token is in the mail alone. The same link takes the contact out of mails,
-- as long as the contact is there.
create table consent_links (
  organization_id uuid not null,
  token_hash bytea not null,
  contact_id uuid not null,
  -- The address that it was sent to: the link says nothing of another one.
  email text not null,
  purpose text not null,
  wording text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (organization_id, token_hash),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create index consent_links_of_contact on consent_links (organization_id, contact_id);
