import { deleteRowsOf, listOwnedTables } from '../../platform/db/owned-table.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { ReadContext } from '../../platform/operations/operation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { bringLedgerUpToDate, findPlan } from '../billing/index.ts'
import {
  type NewOrganization,
  type Organization,
  type OrganizationChanges,
  presentOrganization,
} from './schema.ts'
import {
  deleteOrganization,
  deleteRemoval,
  findOrganization,
  insertOrganization,
  listRemovals,
  lockOwnedOrganizations,
  type OrganizationRow,
  updateOrganization,
} from './store.ts'

const planOfNewcomers = 'free'

export async function createOrganization(
  work: Work,
  input: NewOrganization,
): Promise<Organization> {
  return insert(work, { ...input, made_by: null, has_allowance: true })
}

type NewRow = NewOrganization & Pick<OrganizationRow, 'made_by' | 'has_allowance'>

async function insert(work: Work, input: NewRow): Promise<Organization> {
  const row = {
    plan: planOfNewcomers,
    ...input,
    id: work.organizationId,
    created_at: work.now,
    updated_at: work.now,
  }
  await requirePlan(work, row.plan)
  await insertOrganization(work.db, row)
  return presentOrganization(row)
}

interface Maker {
  personId: string
  /** How many organizations a person may have. */
  max: number
}

/** For a person at the dashboard. The credits of the plan come with the first one alone. */
export async function createOwnOrganization(
  work: Work,
  { personId, max }: Maker,
  name: string,
): Promise<Organization> {
  const { count, hasCreated } = await lockOwnedOrganizations(work.db, personId)
  if (count >= max) {
    throw new ApiError(
      'plan_limit_reached',
      max === 0
        ? 'Organizations are created by the operator alone on this installation.'
        : `You already own or created ${count} organizations; this installation allows ${max} a person.`,
    )
  }
  return insert(work, { name, made_by: personId, has_allowance: !hasCreated })
}

export async function changeOrganization(
  work: Work,
  changes: OrganizationChanges,
): Promise<Organization> {
  if (changes.plan !== undefined) {
    await requirePlan(work, changes.plan)
    // The allowance is that of the largest plan of the month, whether or not a request asked for it meanwhile.
    await requireOrganization(work)
    await bringLedgerUpToDate(work)
  }
  const row = await updateOrganization(work.db, work.organizationId, {
    ...changes,
    // Whoever made it: a plan that the operator chose comes with its credits.
    ...(changes.plan !== undefined && { has_allowance: true }),
    updated_at: work.now,
  })
  if (!row) throw notFound()
  return presentOrganization(row)
}

export async function renameOrganization(work: Work, name: string): Promise<void> {
  await updateOrganization(work.db, work.organizationId, { name, updated_at: work.now })
}

export async function requireOrganization({
  db,
  organizationId,
}: Pick<ReadContext, 'db' | 'organizationId'>): Promise<void> {
  if (!(await findOrganization(db, organizationId))) throw notFound()
}

async function requirePlan(work: Work, key: string): Promise<void> {
  if (await findPlan(work.db, key)) return
  throw new ApiError('validation_error', `There is no plan ${key}.`, { field: 'plan' })
}

/** Scheduled, too, so that a removal that was given up is taken up again. */
export const removeOrganizations = defineJob('organizations.remove', {
  schedule: '*/10 * * * *',
  concurrency: 1,
})

/** Rows of one transaction: others get their turns in between. */
const batchSize = 500

/** Removes what closed organizations had. Cut off anywhere, it goes on with what is left. */
export async function removeClosed({ database }: Platform, signal: AbortSignal): Promise<void> {
  const { db } = database
  const { inside, beside } = await listOwnedTables(db)
  const empty = async (tables: readonly string[], organizationId: string) => {
    for (const table of tables) {
      while ((await deleteRowsOf(db, table, { organization_id: organizationId }, batchSize)) > 0)
        signal.throwIfAborted()
    }
  }
  for (const organizationId of await listRemovals(db)) {
    await empty(inside, organizationId)
    await deleteOrganization(db, organizationId)
    // Among these are the entries of the audit log, which may go once their organization is gone.
    await empty(beside, organizationId)
    await deleteRemoval(db, organizationId)
  }
}
