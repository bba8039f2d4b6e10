import { ApiError, notFound } from '../../platform/errors.ts'
import type { Reader } from '../../platform/operations/operation.ts'
import type { Work } from '../../platform/work.ts'
import { bringLedgerUpToDate, findPlan } from '../billing/index.ts'
import {
  type NewOrganization,
  type Organization,
  type OrganizationChanges,
  presentOrganization,
} from './schema.ts'
import { findOrganization, insertOrganization, updateOrganization } from './store.ts'

const planOfNewcomers = 'free'

export async function createOrganization(
  work: Work,
  input: NewOrganization,
): Promise<Organization> {
  const plan = input.plan ?? planOfNewcomers
  await requirePlan(work, plan)
  const row = {
    id: work.organizationId,
    name: input.name,
    plan,
    created_at: work.now,
    updated_at: work.now,
  }
  await insertOrganization(work.db, row)
  return presentOrganization(row)
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
}: Pick<Reader, 'db' | 'organizationId'>): Promise<void> {
  if (!(await findOrganization(db, organizationId))) throw notFound()
}

async function requirePlan(work: Work, key: string): Promise<void> {
  if (await findPlan(work.db, key)) return
  throw new ApiError('validation_error', `There is no plan ${key}.`, { field: 'plan' })
}
