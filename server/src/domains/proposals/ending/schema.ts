import { Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'

const reason = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: 2_000,
    pattern: '\\S',
    description,
    examples: [example],
    ...expects('1 to 2000 characters that say why'),
  })

export const Cancellation = Type.Object(
  { reason: reason('Why it is withdrawn. The mail to the recipients says it.', 'Prices changed') },
  { title: 'ProposalCancellation', additionalProperties: false },
)

export const Voiding = Type.Object(
  { reason: reason('Why it no longer holds.', 'Agreed otherwise on 2 December') },
  { title: 'ProposalVoiding', additionalProperties: false },
)
