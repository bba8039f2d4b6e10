import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProviderDefinition } from './schema.ts'

/** Finds a definition that the organization has added. */
export async function findOwnDefinition(
  db: Db,
  organizationId: string,
  key: string,
): Promise<ProviderDefinition | undefined> {
  const row = await db
    .selectFrom('providers')
    .select('definition')
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .$castTo<{ definition: ProviderDefinition }>()
    .executeTakeFirst()
  return row?.definition
}

/** Lists definitions by key, one more than the limit if there is another page. */
export const listOwnDefinitions = async (
  db: Db,
  organizationId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ProviderDefinition[]> => {
  const rows = await db
    .selectFrom('providers')
    .select('definition')
    .where('organization_id', '=', organizationId)
    .$if(after !== null, (query) => query.where(sql<boolean>`key collate "C" > ${after}`))
    .orderBy(sql`key collate "C"`)
    .limit(limit + 1)
    .$castTo<{ definition: ProviderDefinition }>()
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
export async function lockOwnDefinition(
  tx: Tx,
  organizationId: string,
  key: string,
): Promise<ProviderDefinition | undefined> {
  const row = await tx
    .selectFrom('providers')
    .select('definition')
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .forUpdate()
    .$castTo<{ definition: ProviderDefinition }>()
    .executeTakeFirst()
  return row?.definition
}

export const updateDefinition = (
  { db, write }: Writing,
  organizationId: string,
  definition: ProviderDefinition,
  now: Date,
): void =>
  write(
    db
      .updateTable('providers')
      .set({ definition: JSON.stringify(definition), updated_at: now })
      .where('organization_id', '=', organizationId)
      .where('key', '=', definition.key),
  )

export const deleteDefinition = (
  { db, write }: Writing,
  organizationId: string,
  key: string,
): void =>
  write(
    db.deleteFrom('providers').where('organization_id', '=', organizationId).where('key', '=', key),
  )

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
