-- When a proposal was sent, first viewed and accepted: columns of their own, so that the figures of a time are read
-- from one index and not from proposals of a megabyte each. ISO 8601 in UTC, as `transitions` has them; in this form
-- their order as texts is that of the times.
alter table proposals
  add column sent_at text collate "C" generated always as (transitions ->> 'sent') stored,
  add column viewed_at text collate "C" generated always as (transitions ->> 'viewed') stored,
  add column accepted_at text collate "C" generated always as (transitions ->> 'accepted') stored;

create index proposals_sent on proposals (organization_id, sent_at)
  include (root_id, revision, status, currency, first_total, owner_id, template_id, viewed_at, accepted_at, expires_at)
  where sent_at is not null;
-- Which of them a later one took the place of.
create index proposals_revised on proposals (organization_id, root_id, revision)
  where revision > 1 and sent_at is not null;
-- Whose PDF a file is, as it was sent.
create index proposals_by_sent_pdf on proposals (organization_id, sent_sha256) where sent_sha256 is not null;

-- Who had a mail about what was agreed hears that it is void.
alter table proposal_mails drop constraint proposal_mails_kind_check;
alter table proposal_mails add constraint proposal_mails_kind_check check (kind in (
  'invitation', 'code', 'reminder', 'comment', 'signed', 'completed', 'declined', 'canceled', 'voided', 'expiring',
  'expired'));
-- The look for mails that wait too long is over all organizations, and reads all of the few that wait.
create index proposal_mails_waiting on proposal_mails (organization_id, proposal_id, created_at) where status = 'queued';
