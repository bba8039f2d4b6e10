-- Bodies and keys of requests that came together are one value each now; the function has another signature, and its
-- old one goes.
drop function if exists store_inbound_events(uuid, timestamptz, integer, text, uuid, uuid[], uuid[], boolean[],
  boolean[], text[], text[], text[], text[], text[], bytea[], integer[], bytea[], timestamptz[]);
