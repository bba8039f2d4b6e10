import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { TokensTable } from '../../platform/db/tables.generated.ts'
import { deleteHomes, insertHome } from '../../platform/db/token-homes.ts'
import type { Caller } from '../../platform/operations/caller.ts'
import type { Admission } from '../../platform/rates/store.ts'
import type { TokenRecord } from './token-authenticator.ts'

export type TokenRow = Selectable<TokensTable>

export interface AdmissionRequest {
  organizationId: string
  hash: Buffer
  /** Null when the caller's address is not an IP address. */
  address: string | null
}

/** What the SQL function `admit_all` says of a token, whether it is alive or not. */
export interface AdmittedRow extends TokenRecord, Admission {
  checked_at: Date
  address_allowed: boolean
}

/** Requests of one token are admitted in the order of the list. */
export async function admitTokens(
  db: Db,
  requests: readonly AdmissionRequest[],
  now: Date | null,
): Promise<(AdmittedRow | undefined)[]> {
  const organizations = requests.map(({ organizationId }) => organizationId)
  const hashes = requests.map(({ hash }) => hash)
  const addresses = requests.map(({ address }) => address)
  const { rows } = await sql<AdmittedRow & { place: number; token_id: string }>`
    select place, token_id, organization_id, name, scopes, plan, expires_at, revoked_at, address_allowed,
      requests_per_minute, burst, organization_requests_per_minute, ahead_us, admitted,
      organization_ahead_us, organization_admitted, checked_at
    from admit_all(${organizations}::uuid[], ${hashes}::bytea[], ${addresses}::text[], ${now})`.execute(
    db,
  )
  const admitted = new Map(rows.map((row) => [row.place, { ...row, id: row.token_id }]))
  return requests.map((_, index) => admitted.get(index + 1))
}

export type LivingToken = NonNullable<Awaited<ReturnType<typeof findLivingToken>>>

export async function findLivingToken(
  db: Db,
  organizationId: string,
  { hash, now }: { hash: Buffer; now: Date },
) {
  return db
    .selectFrom('tokens')
    .innerJoin('organizations', 'organizations.id', 'tokens.organization_id')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .select(['tokens.id', 'tokens.organization_id', 'tokens.name', 'tokens.scopes'])
    .select(['tokens.expires_at', 'tokens.revoked_at', 'tokens.allowed_networks', 'tokens.hash'])
    .select(['organizations.plan', 'plans.requests_per_minute', 'plans.burst'])
    .select('plans.organization_requests_per_minute')
    .where('tokens.organization_id', '=', organizationId)
    .where((where) =>
      where.or([
        where('tokens.hash', '=', hash),
        where.and([
          where('tokens.previous_hash', '=', hash),
          where('tokens.previous_until', '>', now),
        ]),
      ]),
    )
    .executeTakeFirst()
}

export async function insertToken(db: Db, row: Insertable<TokensTable>): Promise<TokenRow> {
  await insertHome(db, row.hash, row.organization_id)
  return db.insertInto('tokens').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function findToken(
  db: Db,
  organizationId: string,
  id: string,
): Promise<TokenRow | undefined> {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateToken(
  db: Db,
  organizationId: string,
  id: string,
  change: Partial<
    Pick<
      TokenRow,
      'hash' | 'last_four' | 'shown_to' | 'previous_hash' | 'previous_until' | 'revoked_at'
    >
  >,
): Promise<TokenRow> {
  return db
    .updateTable('tokens')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Gives the token a new value; one of its former values may work on. */
export async function replaceHash(
  db: Db,
  row: TokenRow,
  change: Pick<TokenRow, 'hash' | 'last_four' | 'shown_to' | 'previous_hash' | 'previous_until'>,
): Promise<TokenRow> {
  await insertHome(db, change.hash, row.organization_id)
  const replaced = await updateToken(db, row.organization_id, row.id, change)
  const former = [row.hash, row.previous_hash].filter((hash) => hash !== null)
  await deleteHomes(
    db,
    former.filter((hash) => hash !== change.previous_hash),
  )
  return replaced
}

export async function listTokens(
  db: Db,
  organizationId: string,
  page: { after: string | null; limit: number },
): Promise<TokenRow[]> {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(page.after !== null, (query) => query.where('id', '<', page.after))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
}

export async function listLivingTokens(
  db: Db,
  organizationId: string,
  { personId, now }: { personId: string; now: Date },
): Promise<TokenRow[]> {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('shown_to', '=', personId)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .execute()
}

/** When and by whom a token was last used. */
export interface LastUse extends Caller {
  organizationId: string
  at: Date
}

/**
 * Records when and by whom each token was used, unless another node has recorded a later use. Rows that
 * another transaction has locked are skipped: recording a use must not wait for a change of its token.
 */
export async function noteLastUses(db: Db, uses: ReadonlyMap<string, LastUse>): Promise<void> {
  const ids = [...uses.keys()]
  const all = [...uses.values()]
  await sql`
    with used as (
      select * from unnest(
        ${all.map((use) => use.organizationId)}::uuid[], ${ids}::uuid[],
        ${all.map((use) => use.at.toISOString())}::timestamptz[],
        ${all.map((use) => use.address)}::text[], ${all.map((use) => use.userAgent)}::text[]
      ) as used (organization_id, id, at, address, agent)
    ), held as (
      select t.organization_id, t.id from tokens t join used using (organization_id, id)
      where t.last_used_at is null or t.last_used_at < used.at
      for no key update of t skip locked
    )
    update tokens t
    set last_used_at = used.at, last_used_address = used.address, last_used_agent = used.agent
    from used join held using (organization_id, id)
    where t.organization_id = used.organization_id and t.id = used.id`.execute(db)
}

/**
 * Tokens of any organization that expire within `withinMs`, were made longer than that before they expire,
 * and whose expiry has not been announced.
 */
export async function listExpiring(
  db: Db,
  { now, withinMs }: { now: Date; withinMs: number },
  limit: number,
): Promise<Pick<TokenRow, 'organization_id' | 'id'>[]> {
  const until = new Date(now.getTime() + withinMs)
  return db
    .selectFrom('tokens')
    .select(['organization_id', 'id'])
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .where('revoked_at', 'is', null)
    .where('expiry_told_at', 'is', null)
    .where(sql<boolean>`created_at < expires_at - ${withinMs} * interval '1 millisecond'`)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/** Marks the expiry of a living token as announced; undefined when it was announced before. */
export async function claimExpiryNotice(
  db: Db,
  organizationId: string,
  id: string,
  now: Date,
): Promise<TokenRow | undefined> {
  return db
    .updateTable('tokens')
    .set({ expiry_told_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expiry_told_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
