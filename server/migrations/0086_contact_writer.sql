-- @needs refuse_identifier, hold_contact_fields

-- The writer of contacts keeps what these triggers kept, in the statement that writes the row. Those of deleted rows stay.
drop trigger add_contact_handles on contacts;
drop trigger change_contact_handles on contacts;
drop trigger claim_custom_added on contacts;
drop trigger claim_custom_changed on contacts;
drop trigger count_tags_added on contacts;
drop trigger count_tags_changed on contacts;
drop trigger queue_unmatched_added on contacts;
drop trigger queue_unmatched_changed on contacts;
drop trigger await_contact_writers on contact_field_sets;

-- A number is described when its contact is written.
drop index contacts_undescribed;
