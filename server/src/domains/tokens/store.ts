import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../platform/db/owned-table.ts'
import type { Sender } from '../../platform/db/pipeline.ts'
import type { TokensTable } from '../../platform/db/tables.generated.ts'
import { deleteHomes, insertHome } from '../../platform/db/token-homes.ts'
import type { RequestOrigin } from '../../platform/operations/principal.ts'
import { limitsOf, type PlanRates } from '../../platform/rates/gcra.ts'
import type { CountedRequests, RateAdmission } from '../../platform/rates/store.ts'
import { admissionOf } from '../../platform/rates/store.ts'

export type TokenRow = Selectable<TokensTable>

/** Data of a token, its organization and its plan that authentication reads. */
export interface TokenRecord extends PlanRates {
  id: string
  name: string
  organization_id: string
  plan: string
  scopes: string[]
  expires_at: Date | null
  revoked_at: Date | null
}

export interface AdmissionRequest {
  organizationId: string
  hash: Buffer
  /** Null when the caller's address is not an IP address. */
  address: string | null
}

/** Row of the SQL function `admit_all` for a token, whether it is valid or not. */
export interface AdmittedRow extends TokenRecord, RateAdmission {
  checked_at: Date
  address_allowed: boolean
}

type CountedRow = CountedRequests &
  Omit<AdmittedRow, keyof RateAdmission> & { place: number; token_id: string }

/** Requests with one token from one address, by their places in the list that was asked for. */
interface Group extends AdmissionRequest {
  places: number[]
}

/**
 * Admits the requests of one token in the order of the list. Counts them together: seven of one token took PostgreSQL
 * five times as long one by one.
 */
export async function admitTokens(
  db: Db,
  requests: readonly AdmissionRequest[],
  now: Date | null,
): Promise<(AdmittedRow | undefined)[]> {
  const groups = groupRequests(requests)
  const { rows } = await sql<CountedRow>`
    select request.place, token_id, name, scopes, plan, expires_at, revoked_at, address_allowed,
      requests_per_minute, burst, organization_requests_per_minute, taken, has_room, ahead_us,
      organization_ahead_us, checked_at
    from unnest(${groups.map(({ organizationId }) => organizationId)}::uuid[],
        ${groups.map(({ hash }) => hash)}::bytea[], ${groups.map(({ address }) => address)}::text[],
        ${groups.map(({ places }) => places.length)}::integer[])
      with ordinality as request (organization_id, hash, address, asked, place),
      admit_all(request.organization_id, request.hash, request.address, request.asked, ${now})
    where token_id is not null`.execute(db)
  const admitted = new Array<AdmittedRow | undefined>(requests.length)
  for (const row of rows) {
    const { organizationId, places } = groups[row.place - 1] as Group
    const token = { ...row, id: row.token_id, organization_id: organizationId }
    const limits = limitsOf(row)
    for (const [index, place] of places.entries()) {
      admitted[place] = { ...token, ...admissionOf(row, limits, index) }
    }
  }
  return admitted
}

/** In one order of organizations, so that two nodes with the same ones do not wait for each other in a circle. */
function groupRequests(requests: readonly AdmissionRequest[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [place, request] of requests.entries()) {
    const key = `${request.organizationId} ${request.hash.toString('base64')} ${request.address}`
    const group = groups.get(key)
    if (group) group.places.push(place)
    else groups.set(key, { ...request, places: [place] })
  }
  const ordered = [...groups.entries()].sort(([one], [other]) => (one < other ? -1 : 1))
  return ordered.map(([, group]) => group)
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

const tokens = ownedTable<'tokens', TokenRow>('tokens')

export const { find: findToken } = tokens

export const updateToken = (
  db: Db,
  organizationId: string,
  id: string,
  change: Partial<TokenRow>,
): Promise<TokenRow> =>
  tokens.changing(db, organizationId, id, change).returningAll().executeTakeFirstOrThrow()

/** Gives the token a new value; one of its former values may work on. */
export async function replaceHash(
  db: Db,
  row: TokenRow,
  change: Pick<TokenRow, 'hash' | 'last_four' | 'shown_to' | 'previous_hash' | 'previous_until'> &
    Partial<Pick<TokenRow, 'expires_at' | 'expiry_done_at'>>,
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

export const listTokens = (db: Db, organizationId: string, page: PageOf): Promise<TokenRow[]> =>
  newestFirst(tokens.select(db, organizationId), page)

export const listLivingTokens = (
  db: Db,
  organizationId: string,
  { personId, now }: { personId: string; now: Date },
): Promise<TokenRow[]> =>
  tokens
    .select(db, organizationId, { shown_to: personId, revoked_at: null })
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .execute()

/** When and by whom a token was last used. */
export interface LastUse extends RequestOrigin {
  organizationId: string
  tokenId: string
  at: Date
}

/**
 * Records when and by whom each token of an organization was used, unless another node has recorded a later use. Rows that
 * another transaction has locked are skipped: recording a use must not wait for a change of its token.
 */
export async function noteLastUses(
  sender: Sender,
  organizationId: string,
  uses: readonly LastUse[],
): Promise<void> {
  await sql`
    with used as (
      select * from unnest(${uses.map((use) => use.tokenId)}::uuid[],
        ${uses.map((use) => use.at.toISOString())}::timestamptz[],
        ${uses.map((use) => use.address)}::text[], ${uses.map((use) => use.userAgent)}::text[]
      ) as used (id, at, address, agent)
    ), held as (
      select t.id from tokens t join used using (id)
      where t.organization_id = ${organizationId} and (t.last_used_at is null or t.last_used_at < used.at)
      for no key update of t skip locked
    )
    update tokens t
    set last_used_at = used.at, last_used_address = used.address, last_used_agent = used.agent
    from used join held using (id)
    where t.organization_id = ${organizationId} and t.id = used.id`.execute(sender)
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

/** Returns tokens of any organization that have expired since this was last asked. */
export async function listExpired(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<TokenRow, 'organization_id' | 'id'>[]> {
  return db
    .selectFrom('tokens')
    .select(['organization_id', 'id'])
    .where('expires_at', '<=', now)
    .where('revoked_at', 'is', null)
    .where('expiry_done_at', 'is', null)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/** Marks the expiry of a living token as announced; undefined when it was announced before. */
export const claimExpiryNotice = (
  db: Db,
  organizationId: string,
  id: string,
  now: Date,
): Promise<TokenRow | undefined> =>
  tokens
    .changing(
      db,
      organizationId,
      { id, revoked_at: null, expiry_told_at: null },
      { expiry_told_at: now },
    )
    .returningAll()
    .executeTakeFirst()
