-- Frees the claims of a sender that is gone: nobody has its lock. False if somebody has.
create or replace function free_claims_of(sender integer, lock_class integer) returns boolean language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(lock_class, sender) then
    return false;
  end if;
  update deliveries set claimed_until = null
    where status = 'pending' and claimed_until is not null and claimed_by = sender;
  delete from senders where id = sender;
  return true;
end $$;
