import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EmbeddingModelsTable } from '../../../platform/db/tables.generated.ts'

export type EmbeddingModelRow = Selectable<EmbeddingModelsTable>

export async function insertModel(
  db: Db,
  model: Insertable<EmbeddingModelsTable>,
): Promise<EmbeddingModelRow> {
  return db.insertInto('embedding_models').values(model).returningAll().executeTakeFirstOrThrow()
}

export async function findModel(
  db: Db,
  organizationId: string,
  id: string,
): Promise<EmbeddingModelRow | undefined> {
  return ofOrganization(db, organizationId).where('id', '=', id).executeTakeFirst()
}

/** Inside a transaction locks the model until its end, so that it is not deleted meanwhile. */
export async function findModelByName(
  db: Db,
  organizationId: string,
  name: string,
): Promise<EmbeddingModelRow | undefined> {
  const query = ofOrganization(db, organizationId).where('name', '=', name)
  return (db.isTransaction ? query.forKeyShare() : query).executeTakeFirst()
}

/** Locks the model for the rest of the transaction, so that no base can begin to use it. */
export async function lockModel(
  db: Db,
  organizationId: string,
  id: string,
): Promise<EmbeddingModelRow | undefined> {
  return ofOrganization(db, organizationId).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function listModels(
  db: Db,
  organizationId: string,
  page: { after: string | null; limit: number },
): Promise<EmbeddingModelRow[]> {
  let query = ofOrganization(db, organizationId)
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
  if (page.after !== null) query = query.where('id', '<', page.after)
  return query.execute()
}

export async function listModelNames(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('embedding_models')
    .select('name')
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

export async function updateModel(
  db: Db,
  organizationId: string,
  id: string,
  change: Updateable<EmbeddingModelsTable>,
): Promise<EmbeddingModelRow> {
  return db
    .updateTable('embedding_models')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes the model with its kept vectors: another model may take its name. */
export async function deleteModel(
  db: Db,
  { organization_id: organizationId, id, name }: EmbeddingModelRow,
): Promise<void> {
  await db
    .deleteFrom('embedded_texts')
    .where('organization_id', '=', organizationId)
    .where('model', '=', name)
    .execute()
  await db
    .deleteFrom('embedding_models')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

/** The name of a base that has the model, or is about to have it. */
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

const ofOrganization = (db: Db, organizationId: string) =>
  db.selectFrom('embedding_models').selectAll().where('organization_id', '=', organizationId)
