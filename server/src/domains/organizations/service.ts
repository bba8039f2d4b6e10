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
import {
  findOrganization,
  insertOrganization,
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
}: Pick<Reader, 'db' | 'organizationId'>): Promise<void> {
  if (!(await findOrganization(db, organizationId))) throw notFound()
}

async function requirePlan(work: Work, key: string): Promise<void> {
  if (await findPlan(work.db, key)) return
  throw new ApiError('validation_error', `There is no plan ${key}.`, { field: 'plan' })
}
