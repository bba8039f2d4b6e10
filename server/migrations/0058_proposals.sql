-- @needs count_added, count_removed, count_revoked, count_open_removed, count_usage_of

-- One revision of a proposal. What its author writes is `content`; from sending on it does not change, and the
-- page, the PDF and what is signed are made from the blob `content_sha256` alone.
create table proposals (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  -- The first revision; of it, the row itself.
  root_id uuid not null,
  previous_id uuid,
  revision integer not null default 1 check (revision >= 1),
  -- Given when the first revision is sent; later ones keep it.
  number text,
  title text not null,
  status text not null check (status in (
    'draft', 'sent', 'viewed', 'signing', 'accepted', 'countersigned', 'declined', 'expired', 'canceled', 'voided')),
  contact_id uuid,
  owner_id uuid,
  template_id uuid,
  language text not null,
  currency text not null,
  -- {taxBehavior, blocks, items, groups, discount, termMonths, instalments, variables}
  content jsonb not null,
  -- As computed from the content and, once there is one, the choice.
  totals jsonb not null,
  -- firstTotal, for sums of many.
  first_total bigint not null,
  -- {order, countersign}
  signing jsonb not null,
  access text not null check (access in ('link', 'email_code')),
  expires_at timestamptz,
  -- {afterDays, everyDays, max}
  reminders jsonb,
  reminders_sent integer not null default 0,
  reminded_at timestamptz,
  base_id uuid,
  -- What came of the sealed document in the base: {status: added | skipped, baseId, sourceId, reason}
  knowledge jsonb,
  -- {itemIds, quantities} of the first acceptance, which binds later signers.
  choice jsonb,
  content_sha256 text,
  -- The PDF that was sent, when it has been made.
  sent_sha256 text,
  sealed_sha256 text,
  -- When each state was reached: {sent: time, …}
  transitions jsonb not null default '{}',
  -- Why it was declined, canceled or voided.
  reason text,
  metadata jsonb not null default '{}',
  -- Counts the changes: what was prepared outside a transaction holds for one version.
  version integer not null default 1,
  -- Number, title, names, addresses and items, in lower case.
  search text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  constraint proposals_refers_owner_id foreign key (organization_id, owner_id)
    references members (organization_id, id) on delete set null (owner_id)
);
create unique index proposals_unique_revision on proposals (organization_id, root_id, revision);
create index proposals_by_status on proposals (organization_id, status, id);
create index proposals_by_contact on proposals (organization_id, contact_id, id) where contact_id is not null;
create index proposals_by_owner on proposals (organization_id, owner_id, id) where owner_id is not null;
create index proposals_by_number on proposals (organization_id, number) where number is not null;
create index proposals_by_hash on proposals (organization_id, content_sha256) where content_sha256 is not null;
create index proposals_by_seal on proposals (organization_id, sealed_sha256) where sealed_sha256 is not null;
create index proposals_found on proposals using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
-- The job that ends them looks over all organizations.
create index proposals_expiring on proposals (expires_at)
  where expires_at is not null and status in ('sent', 'viewed', 'signing');
create index proposals_reminding on proposals (organization_id, id)
  where reminders is not null and status in ('sent', 'viewed', 'signing');

create trigger count_added after insert on proposals referencing new table as changed
  for each statement execute function count_added('proposals');
create trigger count_revoked after update of status on proposals for each row
  when (old.status in ('draft', 'sent', 'viewed', 'signing')
    and new.status not in ('draft', 'sent', 'viewed', 'signing'))
  execute function count_revoked('proposals');
create trigger count_open_removed after delete on proposals for each row
  when (old.status in ('draft', 'sent', 'viewed', 'signing'))
  execute function count_open_removed('proposals');

-- Who reads, signs or countersigns.
create table proposal_recipients (
  organization_id uuid not null,
  id uuid not null,
  proposal_id uuid not null,
  position integer not null,
  name text not null,
  -- In the form of platform/mail's addresses; a countersigner has the member's.
  email text not null,
  role text not null check (role in ('signer', 'viewer', 'countersigner')),
  -- Of signers, where they sign one after the other; equal numbers sign together.
  signing_order integer not null default 1,
  contact_id uuid,
  member_id uuid,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'viewed', 'signed', 'declined')),
  delivery text not null default 'none' check (delivery in ('none', 'queued', 'sent', 'failed')),
  -- {sent, viewed, signed, declined}
  transitions jsonb not null default '{}',
  primary key (organization_id, id),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade
);
create index proposal_recipients_of_proposal on proposal_recipients (organization_id, proposal_id, position);
create index proposal_recipients_by_email on proposal_recipients (organization_id, email, proposal_id);
create index proposal_recipients_by_contact on proposal_recipients (organization_id, contact_id, proposal_id)
  where contact_id is not null;

-- The link is in the mail alone. A recipient has one that lives; older ones end.
create table proposal_links (
  organization_id uuid not null,
  -- SHA-256 of the secret.
  token_hash bytea not null,
  id uuid not null,
  proposal_id uuid not null,
  recipient_id uuid not null,
  created_at timestamptz not null,
  -- Set when the proposal ends.
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (organization_id, token_hash),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade
);
create index proposal_links_of_proposal on proposal_links (organization_id, proposal_id, recipient_id);

create table proposal_signatures (
  organization_id uuid not null,
  recipient_id uuid not null,
  proposal_id uuid not null,
  signed_at timestamptz not null,
  -- recipient: on the page; manual: agreed elsewhere and recorded; member: countersigned.
  source text not null check (source in ('recipient', 'manual', 'member')),
  -- {type: typed, text} or {type: drawn, strokes}; null where it was recorded.
  signature jsonb,
  -- All that is recorded of it, as evidence.json shows it.
  evidence jsonb not null,
  -- SHA-256 of what was posted: the same again is answered with the first result.
  request_sha256 text,
  primary key (organization_id, recipient_id),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade
);
create index proposal_signatures_of_proposal on proposal_signatures (organization_id, proposal_id);

create table proposal_comments (
  organization_id uuid not null,
  id uuid not null,
  proposal_id uuid not null,
  -- {kind: recipient | member | token, id, name}
  author jsonb not null,
  block_id text,
  item_id text,
  text text not null,
  reply_to uuid,
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade
);
create index proposal_comments_of_proposal on proposal_comments (organization_id, proposal_id, id);

-- Mails that are owed, and what became of them.
create table proposal_mails (
  organization_id uuid not null,
  id uuid not null,
  proposal_id uuid not null,
  -- Null: to the proposal's owner.
  recipient_id uuid,
  kind text not null check (kind in (
    'invitation', 'code', 'reminder', 'comment', 'signed', 'completed', 'declined', 'canceled', 'expiring', 'expired')),
  -- What the text needs beside the proposal: {message, comment, …}
  data jsonb not null default '{}',
  -- The link or code that it carries, sealed; gone when the mail is.
  secret bytea,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade
);
create index proposal_mails_of_proposal on proposal_mails (organization_id, proposal_id, id);

create table proposal_templates (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text,
  -- What a draft begins with: the body of POST /v1/proposals.
  draft jsonb not null,
  required_variables text[] not null default '{}',
  archived_at timestamptz,
  metadata jsonb not null default '{}',
  search text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index proposal_templates_unique_name on proposal_templates (organization_id, lower(name));
create trigger count_added after insert on proposal_templates referencing new table as changed
  for each statement execute function count_added('templates');
create trigger count_removed after delete on proposal_templates referencing old table as changed
  for each statement execute function count_removed('templates');

create table content_blocks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- As in a draft.
  block jsonb not null,
  archived_at timestamptz,
  metadata jsonb not null default '{}',
  search text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index content_blocks_unique_name on content_blocks (organization_id, lower(name));

create table catalog_items (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text,
  sku text,
  unit text,
  -- [{currency, billing, unitAmount | unitAmountDecimal}]
  prices jsonb not null,
  taxes jsonb not null default '[]',
  archived_at timestamptz,
  metadata jsonb not null default '{}',
  search text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index catalog_items_unique_sku on catalog_items (organization_id, sku) where sku is not null;
create index catalog_items_found on catalog_items using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);

-- Bytes that are kept by what they are: content that was sent, PDFs, evidence, images. Written once.
create table blobs (
  organization_id uuid not null references organizations (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null,
  bytes integer not null check (bytes >= 0),
  created_at timestamptz not null,
  primary key (organization_id, sha256)
);
create table blob_parts (
  organization_id uuid not null,
  sha256 text not null,
  position integer not null,
  bytes bytea storage external not null check (octet_length(bytes) between 1 and 1048576),
  primary key (organization_id, sha256, position),
  foreign key (organization_id, sha256) references blobs (organization_id, sha256) on delete cascade
);

create table proposal_images (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  sha256 text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create index proposal_images_by_hash on proposal_images (organization_id, sha256);

-- One row an organization; absent: the defaults.
create table proposal_settings (
  organization_id uuid not null references organizations (id) on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null,
  primary key (organization_id)
);

-- The counter behind the numbers of one period of a pattern.
create table number_series (
  organization_id uuid not null references organizations (id) on delete cascade,
  -- The pattern with its date filled in, such as P-2026-{0000}.
  series text not null,
  next integer not null default 1,
  primary key (organization_id, series)
);

-- What seals the organization's documents. The newest that has not ended does.
create table signing_certificates (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  -- own: made here, self-signed; uploaded: the organization's P12.
  source text not null check (source in ('own', 'uploaded')),
  -- PEM, the signer's first.
  chain text not null,
  -- PKCS#8, sealed.
  private_key bytea not null,
  not_after timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
