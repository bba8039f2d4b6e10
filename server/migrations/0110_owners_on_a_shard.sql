-- @needs release_owned
-- A removed member owns nothing. A trigger instead of `on delete set null (owner_id)`, which a distributed database
-- does not have for a key that includes the organization.
alter table contacts drop constraint contacts_refers_owner_id;
alter table contacts add constraint contacts_refers_owner_id
  foreign key (organization_id, owner_id) references members (organization_id, id);
alter table companies drop constraint companies_refers_owner_id;
alter table companies add constraint companies_refers_owner_id
  foreign key (organization_id, owner_id) references members (organization_id, id);
alter table proposals drop constraint proposals_refers_owner_id;
alter table proposals add constraint proposals_refers_owner_id
  foreign key (organization_id, owner_id) references members (organization_id, id);
create trigger release_owned before delete on members for each row execute function release_owned();
