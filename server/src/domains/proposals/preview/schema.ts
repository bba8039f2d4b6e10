import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { AmountsDue, Totals } from '../pricing/totals-schema.ts'
import { Sha256 } from '../schema.ts'
import { ProposalProblem } from '../variables/problem.ts'

export const ProposalPreview = Type.Object(
  {
    totals: Totals,
    amountsDue: AmountsDue,
    html: Nullable(
      Type.String({
        description:
          'The page as a client would see it, with nothing that can be clicked. Null where `html=false`.',
      }),
    ),
    problems: Type.Array(ProposalProblem, {
      description: 'What prevents sending, and what you may want to know before.',
    }),
    contentSha256: Nullable(
      Sha256(
        'Hash of what the page shows, for `send`: what has changed meanwhile is not sent. Null where `html=false`, and where no draft is stored.',
      ),
    ),
  },
  { title: 'ProposalPreview' },
)
export type ProposalPreview = Static<typeof ProposalPreview>

export const PreviewQuery = Type.Object({
  html: Type.Boolean({ default: true, description: 'False: totals and problems alone.' }),
})

export const ProposalProblems = Type.Object(
  {
    data: Type.Array(ProposalProblem, {
      description: 'By where they stand; none: it can be sent.',
    }),
  },
  { title: 'ProposalProblems' },
)
