import type { TObject } from 'typebox'
import type { Catalogue } from '../../platform/domain.ts'
import { type Operation, operation, type ReadContext } from '../../platform/operations/operation.ts'
import { List } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { CreditEntry, CreditEntryQuery, presentEntry } from './entry-schema.ts'
import { getMonthlyCredits } from './plan-store.ts'
import { usageSchema } from './schema.ts'
import { listEntries } from './store.ts'
import { readGrants, readUsage } from './usage-report.ts'

export const usageOperation = (platform: Platform, { limits }: Catalogue): Operation =>
  operation(
    {
      method: 'GET',
      path: '/v1/usage',
      operationId: 'getUsage',
      tag: 'Account',
      summary: 'Show usage',
      description: 'Plan, credits, limits and what is left of them, and the credits used by day.',
      reply: usageSchema(limits),
    },
    (reader) => readUsage(platform, reader, limits),
  )

interface LedgerAudience {
  audience: 'token' | 'operator'
  path: string
  tag: string
  operationId: string
  /** Parameters of the path. */
  params?: TObject
  /** Throws when there is no such organization. */
  authorize?: (reader: ReadContext) => Promise<void>
}

/** The list of ledger entries of one organization, for itself and for the operator. */
export const creditEntriesOperation = (
  platform: Platform,
  { ids }: Pick<Catalogue, 'ids'>,
  { audience, path, tag, operationId, params, authorize }: LedgerAudience,
): Operation =>
  operation(
    {
      audience,
      method: 'GET',
      path,
      operationId,
      tag,
      summary: 'List credit entries',
      description:
        'Lists the credits ledger, newest first. The amounts of all entries add up to the balance. Filters can be combined.',
      ...(params && { params }),
      query: CreditEntryQuery,
      reply: List(CreditEntry),
    },
    async (reader, { query }) => {
      await authorize?.(reader)
      const { db, organizationId } = reader
      if (query.cursor === undefined) {
        await readGrants(platform, reader, await getMonthlyCredits(db, organizationId))
      }
      const { pager } = platform
      const list = { organizationId, name: 'credit entries' }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listEntries(db, organizationId, query, page)
      return pager.page(list, query, rows, (row) => presentEntry(row, ids))
    },
  )
