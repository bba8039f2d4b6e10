-- @needs contact_pairs

-- What filters look for inside of texts that `contacts_found` does not hold.
create index contacts_by_pair on contacts using gin (organization_id, contact_pairs(
  job_title, locale, timezone, address, custom
) gin_trgm_ops) with (gin_pending_list_limit = 512);
