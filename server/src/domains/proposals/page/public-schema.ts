import { Type } from 'typebox'
import { Nullable, Time } from '../../../platform/operations/schemas.ts'
import { Totals } from '../pricing/totals-schema.ts'

/** What a recipient reads of a proposal, as JSON. */
export const PublicProposal = Type.Object(
  {
    status: Type.String({
      description: 'As of now, also where a job is late.',
      examples: ['sent'],
    }),
    expiresAt: Nullable(Time('When it can be signed no longer.')),
    contentSha256: Type.String({
      description: 'What a signer agrees to; send it with the signature.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
    content: Type.Object({}, { description: 'The proposal as it was sent, variables filled in.' }),
    totals: Totals,
    choice: Nullable(
      Type.Object({}, { description: 'What the first signer chose: `itemIds` and `quantities`.' }),
    ),
    canSign: Type.Boolean({ description: 'It is this recipient’s turn.' }),
    consent: Type.String({ description: 'What a signer agrees to, in words.' }),
    recipient: Type.Object({
      name: Type.String({ description: 'Whom the link was made for.' }),
      role: Type.String({ description: '`signer`, `viewer` or `countersigner`.' }),
      status: Type.String({ description: 'What the recipient has done.' }),
    }),
    signers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Who signs.' }),
        isReader: Type.Boolean({ description: 'It is this recipient.' }),
        hasSigned: Type.Boolean({ description: 'They have signed.' }),
      }),
    ),
    comments: Type.Array(Type.Object({}), {
      description: 'Own questions with their answers, and what the organization says to everyone.',
    }),
  },
  { title: 'PublicProposal' },
)

/** Either asks for a code or enters one. */
export const CodeEntry = Type.Object(
  {
    send: Type.Optional(Type.Boolean({ description: '`true` mails a new code.' })),
    code: Type.Optional(
      Type.String({ description: 'The digits of the mail.', examples: ['48201735'] }),
    ),
  },
  { title: 'ProposalCodeEntry' },
)
