import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { EmbeddingModelsTable } from '../../../platform/db/tables.generated.ts'

export type EmbeddingModelRow = Selectable<EmbeddingModelsTable>

const models = ownedTable<'embedding_models', EmbeddingModelRow>('embedding_models', {
  locksReferences: true,
})

export async function insertModel(
  db: Db,
  model: Insertable<EmbeddingModelsTable>,
): Promise<EmbeddingModelRow> {
  return db.insertInto('embedding_models').values(model).returningAll().executeTakeFirstOrThrow()
}

/** Store functions of models. `lockModel` keeps new bases from using the model. */
export const { find: findModel, lock: lockModel } = models

/**
 * Finds a model by name. Inside a transaction, it locks the model until the end, so that it is not deleted meanwhile.
 */
export async function findModelByName(
  db: Db,
  organizationId: string,
  name: string,
): Promise<EmbeddingModelRow | undefined> {
  const query = models.select(db, organizationId).where('name', '=', name)
  return (db.isTransaction ? query.forKeyShare() : query).executeTakeFirst()
}

export const listModels = (
  db: Db,
  organizationId: string,
  page: PageOf,
): Promise<EmbeddingModelRow[]> => newestFirst(models.select(db, organizationId), page)

export async function listModelNames(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('embedding_models')
    .select('name')
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

export const updateModel = (
  db: Db,
  organizationId: string,
  id: string,
  change: Partial<EmbeddingModelRow>,
): Promise<EmbeddingModelRow> =>
  models.changing(db, organizationId, id, change).returningAll().executeTakeFirstOrThrow()

/** Deletes the model and its stored vectors, because another model may take its name. */
export async function deleteModel(
  db: Db,
  { organization_id: organizationId, id, name }: EmbeddingModelRow,
): Promise<void> {
  await db
    .deleteFrom('embedded_texts')
    .where('organization_id', '=', organizationId)
    .where('model', '=', name)
    .execute()
  await models.delete(db, organizationId, id)
}

/** Returns the name of a base that uses the model, or will use it. */
export async function findBaseUsingModel(
  db: Db,
  organizationId: string,
  model: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from bases where organization_id = ${organizationId} and (
      embedding_model = ${model} or id in (
        select base_id from reindexes
        where organization_id = ${organizationId} and embedding_model = ${model}
          and status = 'running'
      )
    ) limit 1`.execute(db)
  return rows[0]?.name
}
