import { type Static, Type } from 'typebox'
import { Currency } from '../pricing/schema.ts'
import { StatusField } from '../schema.ts'

export const ProposalSums = Type.Object(
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
      { description: 'One for each status and currency in which there is a proposal.' },
    ),
  },
  { title: 'ProposalSums' },
)
export type ProposalSums = Static<typeof ProposalSums>
