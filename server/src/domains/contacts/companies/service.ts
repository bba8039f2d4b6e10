import { isDeepStrictEqual } from 'node:util'
import { requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { companyCreated, companyDeleted, companyUpdated } from './events.ts'
import { followCompany } from './follow.ts'
import { columnsOf, presentCompany } from './representation.ts'
import type { Company, CompanyChanges, NewCompany } from './schema.ts'
import {
  type CompanyColumns,
  type CompanyRow,
  deleteCompany,
  insertCompany,
  lockCompany,
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
