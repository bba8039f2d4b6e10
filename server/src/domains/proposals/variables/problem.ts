import { type Static, Type } from 'typebox'

export const ProposalProblem = Type.Object(
  {
    code: Type.Enum(
      [
        ...(['missing_variable', 'unknown_variable', 'unfit_variable', 'invalid_text'] as const),
        ...(['unmet_group', 'no_signer', 'no_countersigner', 'past_expiry'] as const),
        ...(['missing_image', 'missing_alt', 'missing_glyph', 'invalid_document'] as const),
        ...(['unanswered_knowledge', 'unconfirmed_knowledge', 'changed_knowledge'] as const),
        ...(['opted_out'] as const),
      ],
      {
        description: 'Stable identifier. Programs can rely on it.',
        examples: ['missing_variable'],
      },
    ),
    severity: Type.Enum(['error', 'warning'], {
      description: 'An error prevents sending; a warning does not.',
      examples: ['error'],
    }),
    path: Type.String({
      description: 'Dotted path of the field to fix.',
      examples: ['blocks.0.text'],
    }),
    message: Type.String({
      description: 'Explanation for people: what is wrong, and what to do.',
      examples: ['{{contact.firstName}} has no value.'],
    }),
    variable: Type.Optional(
      Type.String({
        description: 'Path of the variable, if the problem is about one.',
        examples: ['contact.firstName'],
      }),
    ),
  },
  { title: 'ProposalProblem' },
)
export type ProposalProblem = Static<typeof ProposalProblem>

export const problem = (
  code: ProposalProblem['code'],
  path: string,
  message: string,
): ProposalProblem => ({ code, severity: 'error', path, message })
