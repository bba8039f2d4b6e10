-- Who changed what. Written in the transaction of the change; a chain over the rows of an organization
-- is drawn afterwards, so that its writers do not queue for the end of the chain.
create table audit_entries (
  -- The nil UUID: what the operator does to the installation as a whole.
  organization_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text,
  actor_name text not null,
  action text not null,
  resource_type text not null,
  resource_id text,
  -- JSON, as text because jsonb refuses U+0000 and keeps no bytes to hash.
  before text,
  after text,
  -- SHA-256 over the salt, before and after: what the chain holds of them, so that it stays whole when
  -- all three are expunged with the person they are about.
  salt bytea,
  digest bytea not null,
  address text,
  user_agent text,
  request_id text not null,
  -- Null until the entry is chained.
  seq bigint,
  hash bytea,
  primary key (organization_id, id)
);
create index audit_entries_to_chain on audit_entries (organization_id, id) where seq is null;
create unique index audit_entries_chained on audit_entries (organization_id, seq) where seq is not null;
create index audit_entries_of_resource on audit_entries (organization_id, resource_id, id);
create index audit_entries_by_age on audit_entries (at);

-- Both ends of a chain: the last entry, and the last one that retention took from its beginning.
create table audit_chains (
  organization_id uuid primary key,
  seq bigint not null default 0,
  hash bytea not null default '',
  anchor_seq bigint not null default 0,
  anchor_hash bytea not null default ''
);

-- An entry may be chained and expunged, each once. It goes only by retention (set local
-- capstan.audit = 'retention') or with its organization.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.seq is null
      and to_jsonb(new) - array['seq', 'hash'] = to_jsonb(old) - array['seq', 'hash'] then
      return new;
    end if;
    if num_nonnulls(new.before, new.after, new.salt) = 0
      and to_jsonb(new) - array['before', 'after', 'salt']
        = to_jsonb(old) - array['before', 'after', 'salt'] then
      return new;
    end if;
  elsif current_setting('capstan.audit', true) = 'retention' then
    return old;
  elsif old.organization_id <> '00000000-0000-0000-0000-000000000000'
    and (not exists (select from organizations where id = old.organization_id)
      or exists (select from organization_removals where organization_id = old.organization_id)) then
    return old;
  end if;
  raise exception 'entries of the audit log are neither changed nor deleted';
end $$;
create trigger keep_audit_entry before update or delete on audit_entries
  for each row execute function keep_audit_entry();

-- The last requests of each organization. Written in batches after the answer, and so without a
-- reference that one deleted organization could break for the others.
create table request_log (
  organization_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  at timestamptz not null,
  method text not null,
  path text not null,
  route text not null,
  status smallint not null,
  duration_ms float8 not null,
  token_id uuid not null,
  token_name text not null,
  address text not null,
  user_agent text,
  idempotency_key text,
  error_code text,
  error_message text,
  error_field text,
  request_bytes integer not null,
  response_bytes integer not null,
  -- JSON: the shape of what was refused.
  body text,
  primary key (organization_id, id)
);
create index request_log_by_request on request_log (organization_id, request_id);
create index request_log_by_age on request_log (at);
