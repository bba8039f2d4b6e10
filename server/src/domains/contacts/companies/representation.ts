import { domainToASCII } from 'node:url'
import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError } from '../../../platform/errors.ts'
import { MemberId } from '../../people/index.ts'
import { CompanyId } from '../ids.ts'
import { presentAddress, readAddress } from '../representation.ts'
import type { Company, CompanyChanges } from './schema.ts'
import type { CompanyColumns, CompanyRow } from './store.ts'

export const presentCompany = (row: CompanyRow): Company => ({
  id: CompanyId.show(row.id),
  name: row.name,
  domain: row.domain,
  phone: row.phone,
  address: presentAddress(row.address),
  ownerId: row.owner_id && MemberId.show(row.owner_id),
  tags: row.tags,
  custom: row.custom,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Returns the columns to write. Absent fields stay absent, so that the same mapping serves create and update. */
export function columnsOf({
  ownerId,
  domain,
  custom,
  tags,
  address,
  ...plain
}: CompanyChanges): Partial<CompanyColumns> {
  return {
    ...plain,
    ...(domain !== undefined && { domain: domain && readDomain(domain) }),
    ...(tags !== undefined && { tags: tags ?? [] }),
    ...(custom !== undefined && { custom: asStored(custom ?? {}) }),
    ...(address !== undefined && { address: address && readAddress(address) }),
    ...(ownerId !== undefined && { owner_id: ownerId && MemberId.read(ownerId) }),
  }
}

const pattern = /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** Normalizes a domain to lower case and ASCII (IDNA). */
export const formDomain = (text: string): string => domainToASCII(text.trim())

/** @throws ApiError `validation_error` if the text is not a domain, such as a web address */
function readDomain(text: string): string {
  const domain = formDomain(text)
  if (pattern.test(domain)) return domain
  throw new ApiError('validation_error', 'domain must be a domain such as example.com.', {
    field: 'domain',
  })
}
