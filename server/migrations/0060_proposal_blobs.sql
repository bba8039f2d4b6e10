-- The removal of blobs asks whether a proposal was sent as one.
create index proposals_by_sent_hash on proposals (organization_id, sent_sha256) where sent_sha256 is not null;
create index blobs_by_age on blobs (created_at);

-- When it was sealed without the time stamp that it should have.
alter table proposals add column unstamped_at timestamptz;
-- What operators are told looks over all organizations.
create index proposals_unstamped on proposals (unstamped_at) where unstamped_at is not null;
create index proposals_skipped on proposals (organization_id, id) where knowledge->>'status' = 'skipped';
