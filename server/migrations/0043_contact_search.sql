-- @needs contact_term, contact_terms, name_order

-- What filters compare, in one inverted index.
create index contacts_by_term on contacts using gin (organization_id, contact_terms(
  name, first_name, last_name, company, job_title, locale, timezone, source_kind, do_not_contact,
  additional_emails, additional_phones, address, consent, custom
)) with (gin_pending_list_limit = 512);

-- The orders of a search, which are walked; ranges of times are found by them, too.
create index contacts_by_creation on contacts (organization_id, created_at, id);
create index contacts_by_update on contacts (organization_id, updated_at, id);
create index contacts_by_activity on contacts (organization_id, last_activity_at, id);
create index contacts_by_name on contacts (organization_id, (name_order(name) collate "C"), id);
