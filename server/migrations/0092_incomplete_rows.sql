-- Rows of an import that came in without a value that could not be read.
alter table contact_imports add column incomplete integer not null default 0;
