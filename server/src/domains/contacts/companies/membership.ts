import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import type { ContactColumns, ContactRow } from '../store.ts'
import { holdName } from './store.ts'

/**
 * The columns with the name of the company that the contact belongs to. While it does, the name is the company's,
 * and a text that comes for it, as from a nightly sync, changes nothing.
 *
 * @throws ApiError `validation_error` for a company that is not there
 */
export async function withCompanyName(
  { db, organizationId }: Work,
  columns: Partial<ContactColumns>,
  row?: ContactRow,
): Promise<Partial<ContactColumns>> {
  const id = columns.company_id === undefined ? row?.company_id : columns.company_id
  if (!id) return columns
  if (id === row?.company_id) return { ...columns, company: row.company }
  const company = await holdName(db, organizationId, id)
  if (company !== undefined) return { ...columns, company }
  throw new ApiError('validation_error', 'companyId names nothing that is there.', {
    field: 'companyId',
  })
}
