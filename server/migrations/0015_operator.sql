-- Comments on columns tell the code what it must know of every table, those to come included:
--   @sealed <columns>   sealed under `<table>:<column>:<values of these columns>` (platform/crypto)
--   @restore null       says something of this database's own objects, which a backup does not carry
--   @backup no          a table that stays where it is
comment on column idempotency_keys.response is '@sealed organization_id, token_id, key';
comment on column webhooks.secret is '@sealed id';
comment on column webhooks.previous_secret is '@sealed id';
comment on column webhooks.private_key is '@sealed id';
comment on column webhooks.previous_private_key is '@sealed id';
comment on column webhooks.headers is '@sealed id';
comment on column sources.sealed_headers is '@sealed id';
comment on column embedding_models.sealed_key is '@sealed id';

comment on column bases.vector_index is '@restore null';

-- Where the feed of events goes on after a restore: another cluster counts its transactions anew, and
-- places that followers keep must not come after what is still to happen. A restore replaces the function.
create function transactions_before() returns bigint language sql immutable parallel safe as $$
  select 0::bigint
$$;
create function feed_transaction() returns xid8 language sql volatile parallel safe as $$
  select (pg_current_xact_id()::text::bigint + transactions_before())::text::xid8
$$;
alter table events alter column transaction set default feed_transaction();

alter function settled_below() rename to settled_below_here;
create function settled_below() returns xid8 language sql stable as $$
  select (settled_below_here()::text::bigint + transactions_before())::text::xid8
$$;

create table backups (
  id uuid primary key,
  status text not null check (status in ('running', 'completed', 'failed')),
  -- The node that wrote it, and where.
  host text,
  path text,
  bytes bigint,
  rows_count bigint,
  error text,
  created_at timestamptz not null,
  completed_at timestamptz
);
comment on table backups is '@backup no';

-- Organizations that are gone for everybody, and whose rows are still being removed.
create table organization_removals (
  organization_id uuid primary key,
  asked_at timestamptz not null
);
