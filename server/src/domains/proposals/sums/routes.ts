import { type Static, Type } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Currency } from '../pricing/schema.ts'
import { filterOf, ProposalFilters } from '../query-schema.ts'
import { StatusField } from '../schema.ts'
import { type SumRow, sumFew } from './store.ts'

const ProposalSums = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        status: StatusField,
        currency: Currency,
        count: Type.Integer({ minimum: 1, description: 'Proposals.', examples: [12] }),
        firstTotal: Type.Integer({
          minimum: 0,
          description: 'Sum of their `totals.firstTotal`, in minor units.',
          examples: [4_900_000],
        }),
      }),
      { description: 'One entry for each status and currency that has a proposal.' },
    ),
  },
  { title: 'ProposalSums' },
)
type ProposalSums = Static<typeof ProposalSums>

export const sumOperations: readonly Operation[] = [
  operation(
    {
      method: 'GET',
      path: '/v1/proposals/sums',
      operationId: 'sumProposals',
      tag: 'Proposals',
      summary: 'Sum up proposals',
      description:
        'Counts the proposals in the list with the same filters and adds up their totals, by status and currency. The sums are exact. If more than 50,000 match, the request is refused, so add a filter.',
      scope: 'proposals:read',
      query: ProposalFilters,
      reply: ProposalSums,
      errors: ['invalid_parameter'],
    },
    async ({ db, organizationId }, { query }) => {
      const rows = await sumFew(db, organizationId, filterOf(query))
      return { data: rows.map(presentSum) }
    },
  ),
]

function presentSum({ firstTotal, ...row }: SumRow): ProposalSums['data'][number] {
  if (BigInt(firstTotal) > Number.MAX_SAFE_INTEGER) {
    const message = `The sum in ${row.currency} has more digits than a JSON number can hold. Filter the proposals.`
    throw new ApiError('invalid_parameter', message)
  }
  return { ...row, firstTotal: Number(firstTotal) }
}
