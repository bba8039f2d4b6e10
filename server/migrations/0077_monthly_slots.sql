-- Organizations without a limit count in several rows: with one, each run waited for the commit of the run before.
alter table monthly_counts add column slot smallint not null default -1;
alter table monthly_counts drop constraint monthly_counts_pkey;
alter table monthly_counts add primary key (organization_id, resource, month, slot);
