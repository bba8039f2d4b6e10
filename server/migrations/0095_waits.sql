-- Times until which something waits, of which one process owns the clock: the embedded database moves them with its clock
-- when that is put back (platform/db/waits.ts). Not times of a calendar, such as the next run of a schedule.
comment on column deliveries.next_attempt_at is '@wait';
comment on column automation_runs.due_at is '@wait';
comment on column automations.paced_until is '@wait';
comment on column connections.refresh_lease_until is '@wait';
comment on column connections.refresh_wait_until is '@wait';
comment on column connections.wait_until is '@wait';
comment on column syncs.wait_until is '@wait';
comment on column sync_runs.wait_until is '@wait';
