-- Accounts at identity providers: `provider_id` is the issuer, `account_id` its subject. One subject signs one person in,
-- and one person has one subject of an issuer.
create unique index accounts_unique_subject on accounts (provider_id, account_id)
  where provider_id <> 'credential';
create unique index accounts_unique_issuer on accounts (person_id, provider_id)
  where provider_id <> 'credential';
