-- Lists of runs in one state: of an automation or a sync that runs every few minutes they may be few and far back.
create index automation_runs_by_status on automation_runs (organization_id, automation_id, status, id);
create index sync_runs_by_status on sync_runs (organization_id, sync_id, status, id);
