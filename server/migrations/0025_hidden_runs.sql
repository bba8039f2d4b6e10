-- @needs change_usage, count_chunks, mark_index_changed

-- The run that made a chunk or a segment, so that a run can store its content in many short transactions
-- beside the content that is searched meanwhile. What was there before belongs to a run 0.
alter table chunks add column run integer not null default 0;
alter table keyword_segments add column run integer not null default 0;
-- The run whose content is searched.
alter table sources add column content_run integer not null default 0;

-- Content that no search sees: of a run that is still storing it, of a run that another one has replaced,
-- of a deleted source, or of an upload that is coming in. It is deleted in batches.
create table hidden_runs (
  organization_id uuid not null references organizations (id) on delete cascade,
  base_id uuid not null,
  source_id uuid not null,
  run integer not null,
  -- Who may add to it; null once nobody may.
  attempt uuid,
  delete_after timestamptz not null,
  primary key (organization_id, base_id, source_id, run)
);
create index hidden_runs_by_age on hidden_runs (delete_after);
create trigger index_lost after insert on hidden_runs
  referencing new table as changed for each statement execute function mark_index_changed();
create trigger index_gained after delete on hidden_runs
  referencing old table as changed for each statement execute function mark_index_changed();

-- A text that is too long for one short statement; a shorter one is in sources.content.
create table content_parts (
  organization_id uuid not null,
  source_id uuid not null,
  run integer not null,
  position integer not null,
  text text not null,
  primary key (organization_id, source_id, run, position)
);

-- Content outlives its source until it is deleted in batches, and an upload is there before its source.
alter table chunks drop constraint chunks_organization_id_source_id_fkey;
alter table keyword_segments drop constraint keyword_segments_organization_id_source_id_fkey;
alter table source_files drop constraint source_files_organization_id_source_id_fkey;

-- The chunks that count are those that a source shows.
drop trigger count_added on chunks;
drop trigger count_removed on chunks;
create trigger count_chunks after update of chunks_count on sources
  for each row when (old.chunks_count <> new.chunks_count) execute function count_chunks();
create trigger count_chunks_removed after delete on sources
  referencing old table as changed for each statement execute function count_chunks();
