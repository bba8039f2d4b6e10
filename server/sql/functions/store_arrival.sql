-- Stores an arrival unless another one than the known is stored by now; null is none.
create or replace function store_arrival(
  organization uuid, subject_id uuid, known_us bigint, next_us bigint
) returns boolean language plpgsql as $$
begin
  if known_us is null then
    insert into request_rates (organization_id, subject, arrival_us)
      values (organization, subject_id, next_us) on conflict do nothing;
  else
    update request_rates set arrival_us = next_us
      where organization_id = organization and subject = subject_id and arrival_us = known_us;
  end if;
  return found;
end $$;
