import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { analyzeProposals } from './analyze.ts'
import { Analytics, AnalyticsQuery } from './schema.ts'

export const analyticsOperations: readonly Operation[] = [
  operation(
    {
      method: 'GET',
      path: '/v1/proposal-analytics',
      operationId: 'analyzeProposals',
      tag: 'Proposals',
      summary: 'Analyze proposals',
      description:
        'Counts, rates, medians and sums of the proposals that were sent in a time, of all and by `groupBy`. Of a proposal with revisions the last that was sent counts. At most 50,000 in one answer.',
      scope: 'proposals:read',
      query: AnalyticsQuery,
      reply: Analytics,
      errors: ['invalid_parameter'],
    },
    (reading, { query }) => analyzeProposals(reading, query),
  ),
]
