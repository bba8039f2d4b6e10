-- What contacts work for. A contact keeps the company's name beside its id: text search and filters read contacts
-- alone, and a job writes a new name into them.
create table companies (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- Lower case and ASCII (IDNA).
  domain text,
  phone text,
  address jsonb,
  custom jsonb not null default '{}',
  owner_id uuid,
  tags text[] not null default '{}',
  search text generated always as (lower(name || ' ' || coalesce(domain, ''))) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  constraint companies_refers_owner_id foreign key (organization_id, owner_id)
    references members (organization_id, id) on delete set null (owner_id)
);
create unique index companies_unique_domain on companies (organization_id, domain);
create index companies_found on companies using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index companies_by_owner on companies (organization_id, owner_id, id) where owner_id is not null;

-- No foreign key: a company that goes may have more contacts than one transaction should write. A job empties them.
alter table contacts add column company_id uuid;
create index contacts_by_company on contacts (organization_id, company_id, id) where company_id is not null;
