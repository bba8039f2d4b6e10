-- The line of the names of a file's columns; null for the first one that has a value.
alter table contact_imports add column header_row integer;
