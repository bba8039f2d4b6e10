-- @needs count_added, count_removed, count_bytes

-- Bytes are counted too, which an integer has no room for.
alter table plan_limits alter column max type bigint;
alter table usage_counts alter column used type bigint;
alter table monthly_counts alter column used type bigint;

create trigger count_added after insert on companies referencing new table as changed
  for each statement execute function count_added('companies');
create trigger count_removed after delete on companies referencing old table as changed
  for each statement execute function count_removed('companies');
create trigger count_added after insert on contact_notes referencing new table as changed
  for each statement execute function count_added('contactNotes');
create trigger count_removed after delete on contact_notes referencing old table as changed
  for each statement execute function count_removed('contactNotes');
create trigger count_added after insert on catalog_items referencing new table as changed
  for each statement execute function count_added('catalogItems');
create trigger count_removed after delete on catalog_items referencing old table as changed
  for each statement execute function count_removed('catalogItems');
create trigger count_added after insert on content_blocks referencing new table as changed
  for each statement execute function count_added('contentBlocks');
create trigger count_removed after delete on content_blocks referencing old table as changed
  for each statement execute function count_removed('contentBlocks');

-- Files. Those of signing are counted and never refused: a signer does not wait for a larger plan.
create trigger count_bytes_added after insert on source_files referencing new table as changed
  for each statement execute function count_bytes('octet_length(bytes)', 'refuse');
create trigger count_bytes_removed after delete on source_files referencing old table as changed
  for each statement execute function count_bytes('octet_length(bytes)', 'refuse');
create trigger count_bytes_added after insert on contact_import_parts referencing new table as changed
  for each statement execute function count_bytes('octet_length(bytes)', 'refuse');
create trigger count_bytes_removed after delete on contact_import_parts referencing old table as changed
  for each statement execute function count_bytes('octet_length(bytes)', 'refuse');
create trigger count_bytes_added after insert on contact_export_parts referencing new table as changed
  for each statement execute function count_bytes('octet_length(sealed_text)', 'refuse');
create trigger count_bytes_removed after delete on contact_export_parts referencing old table as changed
  for each statement execute function count_bytes('octet_length(sealed_text)', 'refuse');
create trigger count_bytes_added after insert on blobs referencing new table as changed
  for each statement execute function count_bytes('bytes', 'count');
create trigger count_bytes_removed after delete on blobs referencing old table as changed
  for each statement execute function count_bytes('bytes', 'count');

insert into usage_counts (organization_id, resource, slot, used)
  select organization_id, 'companies', 0, count(*) from companies group by 1
  union all
  select organization_id, 'contactNotes', 0, count(*) from contact_notes group by 1
  union all
  select organization_id, 'catalogItems', 0, count(*) from catalog_items group by 1
  union all
  select organization_id, 'contentBlocks', 0, count(*) from content_blocks group by 1
  union all
  select organization_id, 'storedBytes', 0, sum(bytes) from (
    select organization_id, octet_length(bytes) as bytes from source_files
    union all select organization_id, octet_length(bytes) from contact_import_parts
    union all select organization_id, octet_length(sealed_text) from contact_export_parts
    union all select organization_id, bytes from blobs
  ) as file group by 1;

-- A plan that an operator has defined stays as it is, without limits for what it does not name.
with shipped (plan, resource, max) as (values
  ('free', 'contacts', 500), ('free', 'bases', 3), ('free', 'sources', 50), ('free', 'chunks', 5000),
  ('free', 'webhooks', 2), ('free', 'members', 2), ('free', 'tokens', 10),
  ('pro', 'contacts', 20000), ('pro', 'bases', 20), ('pro', 'sources', 2000), ('pro', 'chunks', 200000),
  ('pro', 'webhooks', 20), ('pro', 'members', 20), ('pro', 'tokens', 50),
  ('scale', 'contacts', 500000), ('scale', 'bases', 200), ('scale', 'sources', 50000), ('scale', 'chunks', 5000000),
  ('scale', 'webhooks', 100), ('scale', 'members', 200), ('scale', 'tokens', 500)
), untouched (plan) as (
  select plan from shipped join plans on plans.key = shipped.plan group by plan
  having not exists (
    select from (select resource, max::bigint from shipped s where s.plan = shipped.plan) as s
    full join (select resource, max from plan_limits l where l.plan = shipped.plan) as l using (resource)
    where s.max is distinct from l.max
  )
)
insert into plan_limits (plan, resource, max)
  select u.plan, bound.resource, bound.max
  from untouched u join (values
    ('free', 'contactFields', 50), ('pro', 'contactFields', 100), ('scale', 'contactFields', 200),
    ('free', 'segments', 20), ('pro', 'segments', 200), ('scale', 'segments', 1000),
    ('free', 'companies', 500), ('pro', 'companies', 20000), ('scale', 'companies', 500000),
    ('free', 'contactNotes', 2000), ('pro', 'contactNotes', 100000), ('scale', 'contactNotes', 2500000),
    ('free', 'hooks', 5), ('pro', 'hooks', 50), ('scale', 'hooks', 500),
    ('free', 'inboundEvents', 5000), ('pro', 'inboundEvents', 500000), ('scale', 'inboundEvents', 20000000),
    ('free', 'automations', 10), ('pro', 'automations', 100), ('scale', 'automations', 1000),
    ('free', 'runs', 5000), ('pro', 'runs', 500000), ('scale', 'runs', 20000000),
    ('free', 'connections', 5), ('pro', 'connections', 50), ('scale', 'connections', 500),
    ('free', 'syncs', 5), ('pro', 'syncs', 50), ('scale', 'syncs', 500),
    ('free', 'proposals', 20), ('pro', 'proposals', 2000), ('scale', 'proposals', 50000),
    ('free', 'templates', 20), ('pro', 'templates', 200), ('scale', 'templates', 2000),
    ('free', 'catalogItems', 500), ('pro', 'catalogItems', 20000), ('scale', 'catalogItems', 200000),
    ('free', 'contentBlocks', 50), ('pro', 'contentBlocks', 500), ('scale', 'contentBlocks', 5000),
    ('free', 'publishedEvents', 5000), ('pro', 'publishedEvents', 500000), ('scale', 'publishedEvents', 20000000),
    -- 25 MiB, 5 GiB, 200 GiB a month, and 250 MiB, 20 GiB, 500 GiB of files.
    ('free', 'inboundBytes', 26214400), ('pro', 'inboundBytes', 5368709120), ('scale', 'inboundBytes', 214748364800),
    ('free', 'publishedBytes', 26214400), ('pro', 'publishedBytes', 5368709120), ('scale', 'publishedBytes', 214748364800),
    ('free', 'storedBytes', 262144000), ('pro', 'storedBytes', 21474836480), ('scale', 'storedBytes', 536870912000)
  ) as bound (plan, resource, max) using (plan);
