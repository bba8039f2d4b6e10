-- What the organization calls an event that it published itself. A repeat finds the first event by it; after
-- 30 days publish_events takes it away from the old event, so that it can name a new one.
alter table events add column dedupe_key text;
create unique index events_once on events (organization_id, dedupe_key) where dedupe_key is not null;
