-- match_keys_of spells umlauts in two ways: every contact is compared again.
insert into unmatched_organizations (organization_id) select id from organizations
on conflict (organization_id) do update set after_id = '00000000-0000-0000-0000-000000000000';
