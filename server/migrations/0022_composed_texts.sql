-- External ids and tags are in Unicode form NFC from now on, so that two which look the same are the same.
-- Of contacts whose external ids would become equal, each keeps what it has: a start must not fail for them.
update contacts c set external_id = normalize(external_id, nfc)
  where external_id is not nfc normalized
    and not exists (
      select from contacts other
      where other.organization_id = c.organization_id and other.id <> c.id
        and normalize(other.external_id, nfc) = normalize(c.external_id, nfc)
    );

update contacts
  set tags = array(
    select normalize(tag, nfc) from unnest(tags) with ordinality as labels (tag, position) order by position
  )
  where exists (select from unnest(tags) as tag where tag is not nfc normalized);
