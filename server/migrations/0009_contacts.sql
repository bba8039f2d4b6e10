-- @needs count_added, count_removed, count_usage_of

create table contacts (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  external_id text,
  name text,
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  job_title text,
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  search text generated always as (
    lower(
      coalesce(name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' ||
      coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '')
    )
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index contacts_unique_email on contacts (organization_id, lower(email));
create unique index contacts_unique_phone on contacts (organization_id, phone);
create unique index contacts_unique_external_id on contacts (organization_id, external_id);
create index contacts_by_tag on contacts using gin (tags);

call count_usage_of('contacts');
