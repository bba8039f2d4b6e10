-- The making of a second set of vectors; a base has one at most.
create table reindexes (
  organization_id uuid not null,
  base_id uuid not null,
  -- Another one for each request: work for an earlier one writes nothing.
  id uuid not null,
  embedding_model text not null,
  embedding_dimensions integer not null,
  status text not null check (status in ('running', 'failed')),
  -- Whether the earlier vectors of the free slot are gone.
  cleared boolean not null default false,
  done integer not null default 0,
  total integer not null,
  embedded integer not null default 0,
  error text,
  started_at timestamptz not null,
  primary key (organization_id, base_id),
  foreign key (organization_id, base_id) references bases (organization_id, id) on delete cascade
);
