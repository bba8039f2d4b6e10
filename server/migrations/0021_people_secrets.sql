-- A session's token is kept as its SHA-256: reading the table, or a backup of it, signs nobody in. Those that
-- exist are hashed here, so everybody stays signed in.
update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
comment on column sessions.token is 'SHA-256 of the token, in hexadecimal. The cookie alone has the token.';

-- Second factors are sealed with the keyring, so that a rotation of its keys reaches them. A start seals those
-- that earlier versions left in the two columns of text, and empties these.
alter table two_factors
  add column sealed_secret bytea,
  add column sealed_backup_codes bytea,
  alter column secret drop not null,
  alter column backup_codes drop not null;
comment on column two_factors.sealed_secret is '@sealed id';
comment on column two_factors.sealed_backup_codes is '@sealed id';

-- The person who was shown the token's value. When they leave, somebody decides whether it goes on.
alter table tokens add column shown_to uuid;
create index tokens_by_person on tokens (organization_id, shown_to) where shown_to is not null;

-- Until now only the name was kept: it says who where one member has it.
update tokens t set shown_to = known.person_id
from (
  select m.organization_id, p.name, min(m.person_id::text)::uuid as person_id
  from members m join people p on p.id = m.person_id
  group by m.organization_id, p.name having count(*) = 1
) as known
where known.organization_id = t.organization_id and known.name = t.created_by;
