-- When a claim was made and when it ends, by the clock of the database.
alter type claimed_delivery add attribute claimed_at timestamptz, add attribute claimed_until timestamptz;
