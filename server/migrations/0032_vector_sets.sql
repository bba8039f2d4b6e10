-- Which set of vectors a base searches: another one after each re-index, so that what a node remembers of
-- the set before, in the same column, is never taken for it.
alter table bases add column vector_set uuid not null default gen_random_uuid();
