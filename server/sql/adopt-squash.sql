-- What the squashed migrations 0001 to 0016 have beyond the sixteen that they stand for. Run once, on a
-- database that those sixteen made; see platform/db/squash.ts.

create type claimed_delivery as (
  organization_id uuid, webhook_id uuid, again_at timestamptz,
  delivery_id uuid, event_id uuid, event_type text, body text, subject text, thin boolean,
  order_key text, url text, headers bytea, secret bytea, previous_secret bytea,
  private_key bytea, previous_private_key bytea, previous_secret_until timestamptz,
  retry_schedule_seconds integer[], max_in_flight integer,
  schedule_step integer, manual boolean, has_failures boolean, is_backlogged boolean
);

-- Triggers that count rows name their resource.
do $$
declare
  resource text;
begin
  foreach resource in array array['members', 'contacts', 'bases', 'sources', 'chunks', 'webhooks'] loop
    execute format('create or replace trigger count_added after insert on %I
      referencing new table as changed for each statement execute function count_added(%L)',
      resource, resource);
    execute format('create or replace trigger count_removed after delete on %I
      referencing old table as changed for each statement execute function count_removed(%L)',
      resource, resource);
  end loop;
end $$;

-- Functions that have other names now, or none.
drop function owe_event(uuid, uuid, text, text, text[], timestamptz, uuid[]);
drop function claim_in_pace(uuid[], uuid[], integer[], timestamptz, timestamptz);
drop function claim_freely(uuid[], uuid[], integer[], timestamptz, timestamptz);
drop function moment(timestamptz);
drop function settled_below();
drop function settled_below_here();
