import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { OauthGrantsTable } from '../../../platform/db/tables.generated.ts'
import { findHome } from '../../../platform/db/token-homes.ts'

export type OAuthGrantRow = Selectable<OauthGrantsTable>

export async function insertGrant(db: Db, row: OAuthGrantRow): Promise<void> {
  await db.insertInto('oauth_grants').values(row).execute()
}

export async function findGrant(
  db: Db,
  organizationId: string,
  id: string,
): Promise<OAuthGrantRow | undefined> {
  return db
    .selectFrom('oauth_grants')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findGrantOfToken(
  db: Db,
  organizationId: string,
  tokenId: string,
): Promise<OAuthGrantRow | undefined> {
  return db
    .selectFrom('oauth_grants')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('token_id', '=', tokenId)
    .executeTakeFirst()
}

export async function listGrantsOfMember(
  db: Db,
  organizationId: string,
  memberId: string,
): Promise<OAuthGrantRow[]> {
  return db
    .selectFrom('oauth_grants')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('member_id', '=', memberId)
    .execute()
}

/** Returns grants of any organization that have expired. */
export async function listExpiredGrants(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<OAuthGrantRow, 'organization_id' | 'id' | 'token_id'>[]> {
  return db
    .selectFrom('oauth_grants')
    .select(['organization_id', 'id', 'token_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/** Replaces the secret of a grant; false if another request has replaced it first. */
export async function replaceSecret(
  db: Db,
  { organization_id, id, secret_hash }: OAuthGrantRow,
  change: Pick<OAuthGrantRow, 'secret_hash' | 'expires_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_grants')
    .set({ ...change, code_binding: null })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('secret_hash', '=', secret_hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteGrant(db: Db, organizationId: string, id: string): Promise<void> {
  await db
    .deleteFrom('oauth_grants')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

/** Returns the grant whose token has this hash. */
export async function findGrantByTokenHash(
  db: Db,
  hash: Buffer,
): Promise<OAuthGrantRow | undefined> {
  const organizationId = await findHome(db, hash)
  if (organizationId === undefined) return undefined
  return db
    .selectFrom('oauth_grants')
    .innerJoin('tokens', (join) =>
      join
        .onRef('tokens.organization_id', '=', 'oauth_grants.organization_id')
        .onRef('tokens.id', '=', 'oauth_grants.token_id'),
    )
    .selectAll('oauth_grants')
    .where('oauth_grants.organization_id', '=', organizationId)
    .where('tokens.hash', '=', hash)
    .executeTakeFirst()
}
