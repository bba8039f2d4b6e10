-- Jobs that a transaction has committed and that are not in the queue yet. The node that wrote a row sends the job under
-- the id of the row and deletes it; a sweep sends what a dead node has left. Without a reference to organizations: the
-- removal of an organization deletes its rows last.
create table job_outbox (
  organization_id uuid not null,
  id uuid not null,
  -- The type of the job.
  name text not null,
  data jsonb not null,
  priority integer not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
