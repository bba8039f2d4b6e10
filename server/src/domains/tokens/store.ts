import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { TokensTable } from '../../platform/db/tables.generated.ts'

export type TokenRow = Selectable<TokensTable>

/** A living or dead token as admission sees it; see `admit` in migration 0002. */
export interface AdmittedRow {
  token_id: string
  organization_id: string
  name: string
  scopes: string[]
  plan: string
  expires_at: Date | null
  revoked_at: Date | null
  requests_per_minute: number | null
  burst: number | null
  /** Microseconds by which the token's theoretical arrival is ahead of `checked_at`. */
  ahead_us: number
  admitted: boolean
  checked_at: Date
}

/** Admits each of these requests, in this order for those of one token. */
export async function admitTokens(
  db: Db,
  hashes: readonly Buffer[],
  now: Date | null,
): Promise<(AdmittedRow | undefined)[]> {
  const { rows } = await sql<AdmittedRow & { place: number }>`
    select * from admit_all(${hashes}::bytea[], ${now})`.execute(db)
  const admitted = new Map(rows.map((row) => [row.place, row]))
  return hashes.map((_, index) => admitted.get(index + 1))
}

export async function findLivingToken(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('tokens')
    .innerJoin('organizations', 'organizations.id', 'tokens.organization_id')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .select(['tokens.id', 'tokens.organization_id', 'tokens.name', 'tokens.scopes'])
    .select(['tokens.expires_at', 'tokens.revoked_at', 'tokens.previous_until', 'tokens.hash'])
    .select(['organizations.plan', 'plans.requests_per_minute', 'plans.burst'])
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

export async function insertToken(
  db: Db,
  row: Omit<TokenRow, 'last_used_at' | 'revoked_at' | 'previous_hash' | 'previous_until'>,
): Promise<void> {
  await db.insertInto('tokens').values(row).execute()
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
    Pick<TokenRow, 'hash' | 'last_four' | 'previous_hash' | 'previous_until' | 'revoked_at'>
  >,
): Promise<void> {
  await db
    .updateTable('tokens')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
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

export async function touchTokens(db: Db, used: ReadonlyMap<string, Date>): Promise<void> {
  const ids = [...used.keys()]
  const times = [...used.values()].map((time) => time.toISOString())
  await sql`update tokens set last_used_at = used.at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as used (id, at)
    where tokens.id = used.id`.execute(db)
}
