-- How many rows of a resource a plan allows. Without a row there is no limit; 0 is a limit. A resource is
-- a table that counts (count_usage_of), so a new one needs no column here.
create table plan_limits (
  plan text not null references plans (key) on delete cascade,
  resource text not null,
  max integer not null check (max >= 0),
  primary key (plan, resource)
);

insert into plan_limits (plan, resource, max)
  select p.key, bound.resource, bound.max
  from plans p cross join lateral (values
    ('contacts', p.max_contacts), ('bases', p.max_bases), ('sources', p.max_sources),
    ('chunks', p.max_chunks), ('webhooks', p.max_webhooks), ('members', p.max_members)
  ) as bound (resource, max)
  where bound.max is not null;

-- max_upload_bytes stays: it bounds one request and counts nothing.
alter table plans
  drop column max_contacts, drop column max_bases, drop column max_sources,
  drop column max_chunks, drop column max_webhooks, drop column max_members;
