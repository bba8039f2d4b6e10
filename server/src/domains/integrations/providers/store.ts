import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProviderDefinition } from './schema.ts'

/** Finds a definition that the organization has added. */
const providers = ownedTable<'providers', { definition: ProviderDefinition }>('providers', {
  columns: ['definition'],
  json: ['definition'],
  locksReferences: true,
})

/** Finds a definition that the organization has added. */
export const findOwnDefinition = async (
  db: Db,
  organizationId: string,
  key: string,
): Promise<ProviderDefinition | undefined> =>
  (await providers.find(db, organizationId, { key }))?.definition

/** Lists definitions by key, one more than the limit if there is another page. */
export const listOwnDefinitions = async (
  db: Db,
  organizationId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ProviderDefinition[]> => {
  const rows = await providers
    .select(db, organizationId)
    .$if(after !== null, (query) => query.where(sql<boolean>`key collate "C" > ${after}`))
    .orderBy(sql`key collate "C"`)
    .limit(limit + 1)
    .execute()
  return rows.map(({ definition }) => definition)
}

/** Inserts a definition. Returns false if its key is taken. */
export async function insertDefinition(
  tx: Tx,
  organizationId: string,
  definition: ProviderDefinition,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('providers')
    .values({
      organization_id: organizationId,
      key: definition.key,
      definition: JSON.stringify(definition),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'key']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const countOwnDefinitions = async (db: Db, organizationId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('providers')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return count
}

/** Locks a definition until the transaction ends, so that nobody begins to use it while it changes. */
export const lockOwnDefinition = async (
  tx: Tx,
  organizationId: string,
  key: string,
): Promise<ProviderDefinition | undefined> =>
  (await providers.lock(tx, organizationId, { key }))?.definition

export const updateDefinition = (
  writing: Writing,
  organizationId: string,
  definition: ProviderDefinition,
  now: Date,
): void =>
  providers.update(
    writing,
    organizationId,
    { key: definition.key },
    { definition, updated_at: now },
  )

export const deleteDefinition = (writing: Writing, organizationId: string, key: string): void =>
  providers.remove(writing, organizationId, { key })

export async function isInUse(tx: Tx, organizationId: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('connections')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('provider', '=', key)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
