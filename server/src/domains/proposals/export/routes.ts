import { Readable } from 'node:stream'
import type { Db } from '../../../platform/db/database.ts'
import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listProposals, type Place, type ProposalFilter } from '../list-store.ts'
import { filterOf, ProposalFilters } from '../query-schema.ts'
import { listRecipientsOf } from '../recipient-store.ts'
import { sumFew } from '../sums/sum-few.ts'
import { columns } from './columns.ts'

export const exportOperations = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/proposals/export',
      operationId: 'exportProposals',
      tag: 'Proposals',
      summary: 'Export proposals',
      description:
        'A CSV file of what the list of the same filters holds, newest first, with the totals of each billing period in main units. No cell of it starts a formula. At most 50,000 proposals: then it is refused, and a filter helps.',
      scope: 'proposals:read',
      query: ProposalFilters,
      reply: rawReply('text/csv'),
      errors: ['invalid_parameter'],
    },
    async ({ organizationId }, { query }) => {
      const filter = filterOf(query)
      await sumFew(database.db, organizationId, filter)
      const file = writeProposals(database.db, organizationId, filter, clock.now())
      return new Response(Readable.toWeb(Readable.from(file)) as ReadableStream, { headers })
    },
  ),
]

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="proposals.csv"',
}

const rowsAtOnce = 200

/** What the list of the same filters holds, newest first, as a CSV file, piece by piece. */
async function* writeProposals(
  db: Db,
  organizationId: string,
  filter: ProposalFilter,
  now: Date,
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsvRow(columns.map(({ name }) => name))
  for (let after: Place | null = null, more = true; more; ) {
    const rows = await listProposals(db, organizationId, filter, { after, limit: rowsAtOnce })
    more = rows.length > rowsAtOnce
    const page = rows.slice(0, rowsAtOnce)
    const ids = page.map(({ id }) => id)
    const recipients = await listRecipientsOf(db, organizationId, ids)
    yield page
      .map((row) => ({ row, recipients: recipients.get(row.id) ?? [], now }))
      .map((proposal) => writeCsvRow(columns.map(({ cell }) => cell(proposal))))
      .join('')
    const last = page.at(-1)
    after = last ? { createdAt: last.created_at, id: last.id } : null
  }
}
