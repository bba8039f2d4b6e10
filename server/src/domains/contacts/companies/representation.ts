import { asStored } from '../../../platform/db/stored-json.ts'
import { MemberId } from '../../people/index.ts'
import { CompanyId } from '../ids.ts'
import { presentAddress, readAddress } from '../representation.ts'
import { readDomain } from './domain-name.ts'
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

/** Absent fields stay absent, so that the same mapping serves creation and change. */
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
