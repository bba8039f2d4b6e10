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

-- A base has two places for vectors, so that a second set can be made while the first one is searched;
-- which of them holds what is searched is one word in the base's row, and changing it swaps the sets.
alter table chunks alter column embedding drop not null;
alter table chunks add column other_embedding vector;
alter table chunks alter column other_embedding set storage main;
alter table chunks add constraint chunks_have_a_vector
  check (num_nonnulls(embedding, other_embedding) > 0);
alter table bases add column vector_slot text not null default 'embedding'
  check (vector_slot in ('embedding', 'other_embedding'));
-- When the vectors that are no longer searched are taken away: not at once, for a search that has begun
-- before the swap still looks there.
alter table bases add column clear_after timestamptz;
create index bases_to_clear on bases (clear_after) where clear_after is not null;

-- Equal chunks of a base are embedded once.
create index chunks_by_hash on chunks (organization_id, base_id, content_hash);

-- The making of a second set of vectors; at most one for a base.
create table reindexes (
  organization_id uuid not null,
  base_id uuid not null,
  -- Another one for each request: work for an earlier one writes nothing.
  id uuid not null,
  embedding_model text not null,
  embedding_dimensions integer not null,
  status text not null check (status in ('running', 'failed')),
  -- What the free place held before is gone.
  cleared boolean not null default false,
  done integer not null default 0,
  total integer not null,
  embedded integer not null default 0,
  error text,
  started_at timestamptz not null,
  primary key (organization_id, base_id),
  foreign key (organization_id, base_id) references bases (organization_id, id) on delete cascade
);

-- Vectors of texts whose source is not completed yet: what was paid for is not asked for again.
create table embedded_texts (
  organization_id uuid not null references organizations (id) on delete cascade,
  model text not null,
  content_hash bytea not null,
  embedding vector not null,
  created_at timestamptz not null,
  primary key (organization_id, model, content_hash)
);
create index embedded_texts_by_age on embedded_texts (created_at);
