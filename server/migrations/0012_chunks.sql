-- @needs count_added, count_removed, count_usage_of, mark_index_changed

-- Vectors are stored beside the row, not behind a pointer: comparing 50,000 vectors of 384 dimensions
-- took 101 ms out of line and 32 ms in line.
create table chunks (
  organization_id uuid not null,
  base_id uuid not null,
  source_id uuid not null,
  id uuid not null,
  position integer not null,
  text text not null,
  token_count integer not null,
  headings text[] not null,
  char_start integer not null,
  char_end integer not null,
  page integer,
  content_hash bytea not null,
  -- Two slots for vectors, so that a second set can be made while the first one is searched.
  embedding vector storage main,
  other_embedding vector storage main,
  primary key (organization_id, id),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade,
  constraint chunks_have_a_vector check (num_nonnulls(embedding, other_embedding) > 0)
);
create index chunks_by_source on chunks (organization_id, source_id, position);
create index chunks_by_base on chunks (organization_id, base_id);
-- Equal chunks of a base are embedded once.
create index chunks_by_hash on chunks (organization_id, base_id, content_hash);

call count_usage_of('chunks');

-- Vectors of texts whose source is not completed yet, so that a repeated run pays for none of them twice.
create table embedded_texts (
  organization_id uuid not null references organizations (id) on delete cascade,
  model text not null,
  content_hash bytea not null,
  embedding vector not null,
  created_at timestamptz not null,
  primary key (organization_id, model, content_hash)
);
create index embedded_texts_by_age on embedded_texts (created_at);

-- The words of a source's chunks, packed: at most 512 chunks a row, read only by the process that
-- searches, which holds an inverted index of each base it serves (docs/decisions/0005-keyword-search.md).
-- Storage is external because hashes do not compress.
create table keyword_segments (
  organization_id uuid not null,
  base_id uuid not null,
  source_id uuid not null,
  id uuid not null,
  -- PostgreSQL's stemmer that the words went through.
  dictionary text not null,
  chunks_count integer not null,
  bytes integer not null,
  postings bytea storage external not null,
  primary key (organization_id, base_id, id),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade
);
create index keyword_segments_by_source on keyword_segments (organization_id, source_id);

create trigger index_grew after insert on keyword_segments
  referencing new table as changed for each statement execute function mark_index_changed();
create trigger index_shrank after delete on keyword_segments
  referencing old table as changed for each statement execute function mark_index_changed();
