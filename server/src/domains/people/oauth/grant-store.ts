import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { OauthGrantsTable } from '../../../platform/db/tables.generated.ts'
import { findHome } from '../../../platform/db/token-homes.ts'

export type OAuthGrantRow = Selectable<OauthGrantsTable>

const grants = ownedTable<'oauth_grants', OAuthGrantRow>('oauth_grants')

export const { find: findGrant, delete: deleteGrant } = grants

export async function insertGrant(db: Db, row: OAuthGrantRow): Promise<void> {
  await db.insertInto('oauth_grants').values(row).execute()
}

export const findGrantOfToken = (
  db: Db,
  organizationId: string,
  tokenId: string,
): Promise<OAuthGrantRow | undefined> => grants.find(db, organizationId, { token_id: tokenId })

export const listGrantsOfMember = (
  db: Db,
  organizationId: string,
  memberId: string,
): Promise<OAuthGrantRow[]> => grants.select(db, organizationId, { member_id: memberId }).execute()

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
  const { numUpdatedRows } = await grants
    .changing(db, organization_id, { id, secret_hash }, { ...change, code_binding: null })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
