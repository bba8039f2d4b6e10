-- Where the holder of a token or of an invitation belongs. Requests bring a hash and no organization; from
-- here on they look for its row among those of one organization. A hash never changes its organization, so
-- nodes may remember this row; whether the token is alive, its own row says.
--
-- No reference to organizations: a distributed database keeps this table whole on each of its nodes.
create table token_homes (
  hash bytea primary key,
  organization_id uuid not null
);
create index token_homes_by_organization on token_homes (organization_id);

insert into token_homes (hash, organization_id)
  select hash, organization_id from tokens
  union all
  select previous_hash, organization_id from tokens where previous_hash is not null
  union all
  select hash, organization_id from invitations;

drop index tokens_unique_hash;
create unique index tokens_unique_hash on tokens (organization_id, hash);
drop index tokens_unique_previous_hash;
create unique index tokens_unique_previous_hash on tokens (organization_id, previous_hash);
drop index invitations_unique_hash;
create unique index invitations_unique_hash on invitations (organization_id, hash);

-- Without its home a token would be unknown to everybody.
alter table tokens
  add foreign key (hash) references token_homes (hash),
  add foreign key (previous_hash) references token_homes (hash);
alter table invitations add foreign key (hash) references token_homes (hash);
