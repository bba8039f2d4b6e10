-- External ids and values of unique fields of merged contacts: [{field, value}]. They lead to the survivor.
alter table contacts add column merged_identifiers jsonb not null default '[]';

-- Those of merges that can still be undone are known. An id that somebody has taken since stays theirs.
with kept as materialized (
  select distinct on (m.organization_id, one.image ->> 'external_id')
    m.organization_id, one.image ->> 'external_id' as value, c.id as contact_id
  from contact_merges m
  cross join lateral (
    select m.before as image union all select jsonb_array_elements(m.merged)) as one
  left join merged_contacts a
    on a.organization_id = m.organization_id and a.contact_id = m.survivor_id
  join contacts c
    on c.organization_id = m.organization_id and c.id = coalesce(a.survivor_id, m.survivor_id)
  where one.image ->> 'external_id' is not null
  order by m.organization_id, one.image ->> 'external_id', m.id desc
), claimed as (
  insert into contact_handles (organization_id, kind, value, contact_id)
  select organization_id, 'externalId', value, contact_id from kept
  on conflict do nothing
  returning organization_id, value, contact_id
)
update contacts c set merged_identifiers = given.ids
from (
  select organization_id, contact_id,
    jsonb_agg(jsonb_build_object('field', 'externalId', 'value', value) order by value) as ids
  from claimed group by organization_id, contact_id) as given
where c.organization_id = given.organization_id and c.id = given.contact_id;

create index contacts_with_merged_identifiers on contacts (organization_id)
  where merged_identifiers <> '[]';
