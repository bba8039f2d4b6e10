-- The two vectors of a chunk are equals: a base says which of them is searched, and the other column is
-- empty or holds a second set that a re-index makes.
alter table chunks rename column embedding to embedding_a;
alter table chunks rename column other_embedding to embedding_b;

alter table bases drop constraint bases_vector_slot_check;
update bases
  set vector_slot = case vector_slot when 'other_embedding' then 'embedding_b' else 'embedding_a' end;
alter table bases alter column vector_slot set default 'embedding_a';
alter table bases add constraint bases_vector_slot_check
  check (vector_slot in ('embedding_a', 'embedding_b'));

-- The name of a base's vector index says its column: chunks_nearest_a_<base>, chunks_nearest_b_<base>.
do $$
declare
  old_name text;
begin
  for old_name in
    select relname from pg_class
    where relkind = 'i' and relnamespace = current_schema()::regnamespace
      and relname ~ '^chunks_nearest_(other_)?[0-9a-f]{32}$'
  loop
    execute format('alter index %I rename to %I', old_name, regexp_replace(old_name,
      '^chunks_nearest_(other_)?',
      case when old_name like 'chunks\_nearest\_other\_%' then 'chunks_nearest_b_' else 'chunks_nearest_a_' end));
  end loop;
end $$;
update bases
  set vector_index = case
    when vector_index like 'chunks\_nearest\_other\_%'
      then replace(vector_index, 'chunks_nearest_other_', 'chunks_nearest_b_')
    else replace(vector_index, 'chunks_nearest_', 'chunks_nearest_a_') end
  where vector_index is not null;
