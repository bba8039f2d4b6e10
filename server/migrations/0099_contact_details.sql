-- What address books keep of a person beside names, addresses and numbers.
alter table contacts
  -- YYYY-MM-DD, or --MM-DD where the year is not known (RFC 6350, 4.3.1).
  add column birthday text,
  -- [{url, label}]
  add column websites jsonb not null default '[]',
  -- Parts of addresses as in `address`, each with a label.
  add column additional_addresses jsonb not null default '[]',
  -- Nobody is found by a fax number: it is in no index of identifiers.
  add column fax_numbers text[] not null default '{}',
  -- By address and by number: {"ada@example.com": "work"}.
  add column email_labels jsonb not null default '{}',
  add column phone_labels jsonb not null default '{}';

create index contacts_by_birthday on contacts (organization_id, birthday) where birthday is not null;
create index contacts_by_website on contacts
  using gin (organization_id, lower(websites::text) gin_trgm_ops) with (gin_pending_list_limit = 512)
  where websites <> '[]';
