-- The code that opens a page whose access is email_code: the newest of each recipient alone.
create table proposal_codes (
  organization_id uuid not null,
  recipient_id uuid not null,
  proposal_id uuid not null,
  -- HMAC of the code under the installation's key, in hexadecimal digits: eight digits would soon be guessed from a hash.
  code_mac text not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (organization_id, recipient_id),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade
);
create index proposal_codes_of_proposal on proposal_codes (organization_id, proposal_id);
