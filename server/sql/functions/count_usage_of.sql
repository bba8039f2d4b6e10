-- Makes a table count: its rows appear in usage_counts, and a plan may limit them.
create or replace procedure count_usage_of(name regclass) language plpgsql as $$
begin
  execute format('create trigger count_added after insert on %s referencing new table as changed
    for each statement execute function count_added(%L)', name, name);
  execute format('create trigger count_removed after delete on %s referencing old table as changed
    for each statement execute function count_removed(%L)', name, name);
end $$;
