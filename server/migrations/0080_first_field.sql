-- @needs await_contact_writers

-- The first field of an organization waits for those who write its contacts, and for nobody of another one.
create trigger await_contact_writers after insert on contact_field_sets
  for each row execute function await_contact_writers();
