import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { HiddenRunsTable } from '../../../platform/db/tables.generated.ts'

/** Content of one run of a source, or the file of its source: run 0. */
export interface RunContent {
  organizationId: string
  baseId: string
  sourceId: string
  run: number
}

/**
 * Builds the condition that a search may see a row of `chunks` or `keyword_segments`. It costs almost nothing while no
 * run of the base is hidden.
 */
export const isShown = (
  table: string,
  { organizationId, baseId }: Pick<RunContent, 'organizationId' | 'baseId'>,
): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${table}.source_id`)}, ${sql.ref(`${table}.run`)}) not in (
    select hidden_runs.source_id, hidden_runs.run from hidden_runs
    where hidden_runs.organization_id = ${organizationId} and hidden_runs.base_id = ${baseId})`

/**
 * Hides the run's stored and future content. From now on only `attempt` may add to it; no attempt if null. Waits for
 * another attempt's open transaction.
 */
export async function hideRun(
  db: Db,
  { organizationId, baseId, sourceId, run }: RunContent,
  { attempt, deleteAfter }: { attempt: string | null; deleteAfter: Date },
): Promise<void> {
  const owner = { attempt, delete_after: deleteAfter }
  await db
    .insertInto('hidden_runs')
    .values({
      organization_id: organizationId,
      base_id: baseId,
      source_id: sourceId,
      run,
      ...owner,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'base_id', 'source_id', 'run'])
        .doUpdateSet({ ...owner }),
    )
    .execute()
}

/**
 * Closes the hidden run to further additions and queues its deletion; waits for the attempt that is adding. Returns
 * false if the run is not hidden.
 */
const hiddenRuns = ownedTable<'hidden_runs', Selectable<HiddenRunsTable>>('hidden_runs', {
  locksReferences: true,
})

const keyOf = ({ baseId, sourceId, run }: RunContent) => ({
  base_id: baseId,
  source_id: sourceId,
  run,
})

/**
 * Closes the hidden run to further additions and queues its deletion; waits for the attempt that is adding. Returns
 * false if the run is not hidden.
 */
export async function closeHiddenRun(db: Db, content: RunContent, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await hiddenRuns
    .changing(db, content.organizationId, keyOf(content), { attempt: null, delete_after: now })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Hides the visible content of sources that are about to be deleted. */
export async function hideSources(
  db: Tx,
  organizationId: string,
  ids: readonly string[],
  deleteAfter: Date,
): Promise<void> {
  await sql`
    insert into hidden_runs (organization_id, base_id, source_id, run, delete_after)
    select organization_id, base_id, id, content_run, ${deleteAfter} from sources
    where organization_id = ${organizationId} and id = any(${ids}::uuid[])
      and (chunks_count > 0 or type = 'file')
    on conflict do nothing`.execute(db)
}

/** Locks the hidden run until the transaction ends; false if another attempt has taken it over. */
export const lockHiddenRun = async (
  db: Tx,
  content: RunContent,
  attempt: string | null,
): Promise<boolean> =>
  (await hiddenRuns.lock(db, content.organizationId, { ...keyOf(content), attempt })) !== undefined

/** Shows the run's content to searches that begin after the commit. */
export const showRun = (db: Tx, content: RunContent): Promise<unknown> =>
  hiddenRuns.delete(db, content.organizationId, keyOf(content))

/** Lists runs that are due for deletion, and those that ended without showing their content. */
export async function listRunsToDelete(db: Db, now: Date, limit: number): Promise<RunContent[]> {
  const { rows } = await sql<RunContent>`
    select hidden.organization_id as "organizationId", hidden.base_id as "baseId",
      hidden.source_id as "sourceId", hidden.run
    from hidden_runs hidden left join sources
      on sources.organization_id = hidden.organization_id and sources.id = hidden.source_id
    where hidden.delete_after <= ${now} or hidden.attempt is not null and (
      sources.id is null or sources.run <> hidden.run or sources.status in ('completed', 'failed'))
    order by hidden.delete_after limit ${limit}`.execute(db)
  return rows
}
