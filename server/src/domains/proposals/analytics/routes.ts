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
        'Returns counts, rates, medians and sums of the proposals sent in a period, in total and by `groupBy`. A proposal with revisions counts once, as the last revision that was sent. A period can have up to 50,000 proposals.',
      scope: 'proposals:read',
      query: AnalyticsQuery,
      reply: Analytics,
      errors: ['invalid_parameter'],
    },
    (reading, { query }) => analyzeProposals(reading, query),
  ),
]
