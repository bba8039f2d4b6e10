-- @needs count_added, count_removed, count_usage_of

create table bases (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text,
  embedding_model text not null,
  embedding_dimensions integer not null,
  max_tokens integer not null,
  overlap_tokens integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Tells whether an index in memory is still the one in the table. A value is never used twice, not
  -- even after a rollback, so an index that was read inside a transaction can do no harm later.
  index_version uuid not null default gen_random_uuid(),
  -- Set once a base is large enough for an index of its own; null means that every vector is compared.
  vector_index text,
  -- The column of `chunks` that is searched. A second set of vectors is made in the other column, and
  -- changing this word swaps the sets.
  vector_slot text not null default 'embedding' check (vector_slot in ('embedding', 'other_embedding')),
  -- When the vectors that are no longer searched are cleared. Not at once: a search that began before
  -- the swap still reads them.
  clear_after timestamptz,
  -- How searches join their halves. Without a weight the one measured for the base's model is used.
  fusion text not null default 'auto' check (fusion in ('auto', 'keyword_first', 'minmax', 'rrf')),
  semantic_weight double precision check (semantic_weight between 0 and 1),
  rerank boolean not null default false,
  primary key (organization_id, id)
);
create index bases_to_clear on bases (clear_after) where clear_after is not null;
comment on column bases.vector_index is '@restore null';

call count_usage_of('bases');

-- An organization's own embedding models, each behind an OpenAI-compatible address.
create table embedding_models (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  url text not null,
  model text not null,
  dimensions integer not null,
  max_tokens integer not null,
  sealed_key bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index embedding_models_unique_name on embedding_models (organization_id, name);
comment on column embedding_models.sealed_key is '@sealed id';
