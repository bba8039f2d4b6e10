import { isDeepStrictEqual } from 'node:util'
import { requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { holdName } from '../writer/holds-store.ts'
import { columnsOf, presentCompany } from './representation.ts'
import {
  type Company,
  type CompanyChanges,
  companyCreated,
  companyDeleted,
  companyUpdated,
  type NewCompany,
} from './schema.ts'
import {
  type CompanyColumns,
  type CompanyRow,
  deleteCompany,
  insertCompany,
  lockCompany,
  lockContactsOf,
  updateCompany,
} from './store.ts'

const empty: Omit<CompanyColumns, 'name'> = {
  domain: null,
  phone: null,
  address: null,
  custom: {},
  owner_id: null,
  tags: [],
}

export async function createCompany(work: Work, input: NewCompany): Promise<Company> {
  const { name } = input
  const times = { created_at: work.now, updated_at: work.now }
  const row: CompanyRow = { ...empty, name, ...columnsOf(input), id: newId(), ...times }
  insertCompany(work, work.organizationId, row)
  const company = presentCompany(row)
  await work.emit(companyCreated, company)
  return company
}

interface Following {
  organizationId: string
  companyId: string
}

export const followCompany = defineJob<Following>('contacts.follow_company', { concurrency: 2 })

export async function changeCompany(
  work: Work,
  id: string,
  changes: CompanyChanges,
): Promise<Company> {
  const { organizationId } = work
  const row = requireFound(await lockCompany(work.db, organizationId, id))
  const wanted = { ...row, ...columnsOf(changes) }
  if (isDeepStrictEqual(wanted, row)) return presentCompany(row)
  const changed = { ...wanted, updated_at: work.now }
  const { id: _, created_at: __, ...change } = changed
  updateCompany(work, organizationId, id, change)
  const company = presentCompany(changed)
  await work.emit(companyUpdated, company)
  if (wanted.name !== row.name) await work.enqueue(followCompany, { organizationId, companyId: id })
  return company
}

export async function removeCompany(work: Work, id: string): Promise<void> {
  const { organizationId } = work
  const row = requireFound(await deleteCompany(work.db, organizationId, id))
  await work.emit(companyDeleted, presentCompany(row))
  await work.enqueue(followCompany, { organizationId, companyId: id })
}

const batchContacts = 100

/**
 * Copies the company's name to its contacts, or takes them out of a deleted company, in small transactions. A second
 * run finds the finished contacts gone from its list. Two runs in parallel both write the current name.
 */
export async function runFollow(
  { transact }: Pick<Platform, 'transact'>,
  { organizationId, companyId }: Following,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const page: { after: string | null; limit: number } = { after, limit: batchContacts }
    after = await transact(organizationId, { kind: 'system' }, async (work) => {
      const rows = await lockContactsOf(work.db, organizationId, companyId, page)
      const name = rows.length > 0 && (await holdName(work.db, organizationId, companyId))
      const writer = await ContactWriter.open(work)
      for (const row of rows) {
        await writer.rewrite(row, name ? { company: name } : { company_id: null })
      }
      await writer.flush()
      return rows.at(-1)?.id ?? null
    })
  } while (after !== null)
}
