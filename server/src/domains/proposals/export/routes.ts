import { Readable } from 'node:stream'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { filterOf, ProposalFilters } from '../query-schema.ts'
import { sumFew } from '../sums/sum-few.ts'
import { writeProposals } from './write.ts'

export const exportOperations = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Operation[] => [
  operation(
    {
      audience: 'token',
      effect: 'read',
      method: 'GET',
      path: '/v1/proposals/export',
      operationId: 'exportProposals',
      tag: 'Proposals',
      summary: 'Export proposals',
      description:
        'A CSV file of what the list of the same filters holds, newest first, with the totals of each billing period in main units. No cell of it starts a formula. At most 50,000 proposals: then it is refused, and a filter helps.',
      scope: 'proposals:read',
      query: ProposalFilters,
      status: 200,
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
