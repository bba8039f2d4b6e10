-- A run of a source: what it was begun by, how far it is, and how it ended. The newest run of a source
-- (sources.run is its number) is the one that may be under way; the last fifty are kept.
create table source_runs (
  organization_id uuid not null,
  id uuid not null,
  base_id uuid not null,
  source_id uuid not null,
  -- Counts the runs of the source from 1.
  number integer not null,
  trigger text not null check (trigger in ('add', 'refresh', 'schedule', 'retry', 'replace', 'site')),
  -- The newest run has the status of its source.
  status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
  stage text,
  percent integer not null default 0,
  done integer,
  total integer,
  -- When each stage began.
  stages jsonb not null default '{}',
  error text,
  failure_code text,
  failure_stage text,
  retryable boolean,
  -- What a completed run came to.
  usage jsonb,
  chunks_count integer,
  -- What the run cost; null until it has ended.
  credits integer,
  queued_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, source_id) references sources (organization_id, id) on delete cascade
);
create unique index source_runs_by_number on source_runs (organization_id, source_id, number);
create index source_runs_unfinished on source_runs (organization_id, source_id)
  where status in ('queued', 'processing');

-- The newest run of each source is all that is known of its history. Its id is a UUIDv7 of the time that
-- it was queued at, so that the next run comes after it.
insert into source_runs (organization_id, id, base_id, source_id, number, trigger, status, stage, percent,
  done, total, stages, error, failure_code, failure_stage, retryable, usage, chunks_count,
  credits, queued_at, started_at, ended_at)
select organization_id,
  (lpad(to_hex((extract(epoch from queued_at) * 1000)::bigint), 12, '0')
    || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid,
  base_id, id, run, case when run = 1 then 'add' else 'refresh' end, status, stage, percent,
  done, total, stages, error, failure_code, failure_stage, retryable,
  case when status = 'completed' then usage end,
  case when status = 'completed' then chunks_count end,
  case when status = 'completed' then (usage ->> 'credits')::integer when status = 'failed' then 0 end,
  queued_at, case when status <> 'queued' then coalesce(first_stage_at, queued_at) end,
  case when status in ('completed', 'failed') then updated_at end
from (
  select sources.*, first_stage_at,
    case when run = 1 then created_at else coalesce(first_stage_at, updated_at) end as queued_at
  from sources left join lateral (
    select min(began_at::timestamptz) as first_stage_at from jsonb_each_text(stages) as stage (name, began_at)
  ) as began on true
) as source;

drop index sources_unfinished;
alter table sources
  drop column stage,
  drop column percent,
  drop column done,
  drop column total,
  drop column stages,
  drop column error,
  drop column failure_code,
  drop column failure_stage,
  drop column retryable;
