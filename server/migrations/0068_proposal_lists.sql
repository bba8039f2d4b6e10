-- Each filter of a list has an index, so that what few rows or none have is found without reading the others.
create index proposals_by_template on proposals (organization_id, template_id, id) where template_id is not null;
create index proposals_by_currency on proposals (organization_id, currency, id);
create index proposals_by_creation on proposals (organization_id, created_at, id);
create index proposals_by_expiry on proposals (organization_id, status, expires_at) where expires_at is not null;
-- The look for what is over stays in the order of time; a list of one organization reads its own rows of it alone.
drop index proposals_expiring;
create index proposals_expiring on proposals (expires_at, organization_id, id)
  where expires_at is not null and status in ('sent', 'viewed', 'signing');
-- Addresses are compared in lower case.
create index proposal_recipients_by_address on proposal_recipients (organization_id, lower(email), proposal_id);
drop index proposal_recipients_by_email;

create index proposal_templates_found on proposal_templates using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index content_blocks_found on content_blocks using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index proposal_templates_archived on proposal_templates (organization_id, id) where archived_at is not null;
create index content_blocks_archived on content_blocks (organization_id, id) where archived_at is not null;
create index catalog_items_archived on catalog_items (organization_id, id) where archived_at is not null;
