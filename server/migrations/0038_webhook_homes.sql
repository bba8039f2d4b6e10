-- Where a webhook belongs: who asks for its public keys names no organization. As token_homes, without a reference
-- to organizations: a distributed database keeps this table whole on each of its nodes.
create table webhook_homes (
  id uuid primary key,
  organization_id uuid not null
);
create index webhook_homes_by_organization on webhook_homes (organization_id);

insert into webhook_homes (id, organization_id) select id, organization_id from webhooks;

drop index webhooks_by_key;
