-- The author of what acts later: the token or member that last saved it, what they could do then, and the scopes that it
-- needs. All null in older rows, which keep their reach until somebody saves them or takes them over.
alter table syncs
  add column author_kind text check (author_kind in ('token', 'member')),
  add column author_id uuid,
  add column author_name text,
  add column scopes text[],
  add column needs text[],
  add column stopped_reason text;

-- Webhooks and destinations.
alter table webhooks
  add column author_kind text check (author_kind in ('token', 'member')),
  add column author_id uuid,
  add column author_name text,
  add column scopes text[],
  add column needs text[],
  add column stopped_reason text,
  drop constraint webhooks_disabled_reason_check,
  add constraint webhooks_disabled_reason_check
    check (disabled_reason in ('manual', 'gone', 'failing', 'author')) not valid;

alter table hooks
  add column author_kind text check (author_kind in ('token', 'member')),
  add column author_id uuid,
  add column author_name text,
  add column scopes text[],
  add column needs text[],
  add column stopped_reason text;

alter table automations add column needs text[];

-- When what an expired token had saved was stopped. Those that expired before are done.
alter table tokens add column expiry_done_at timestamptz;
update tokens set expiry_done_at = now() where expires_at <= now();
create index tokens_expired on tokens (expires_at)
  where revoked_at is null and expiry_done_at is null and expires_at is not null;
