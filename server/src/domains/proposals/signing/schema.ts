import { type Static, Type } from 'typebox'
import { expects, Time } from '../../../platform/operations/schemas.ts'
import { namePattern, Signature } from '../evidence/schema.ts'
import { Selection } from '../pricing/schema.ts'
import { Sha256 } from '../schema.ts'

const closed = { additionalProperties: false }

const Name = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: namePattern,
    description,
    examples: ['Ada Lovelace'],
    ...expects('1 to 200 characters in one line, with a letter or a digit'),
  })

/** What a signer posts. */
export const Acceptance = Type.Object(
  {
    name: Name('Who signs.'),
    consent: Type.Literal(true, {
      description: 'That the text above the button was agreed to.',
      ...expects('true: without consent nothing can be signed'),
    }),
    contentSha256: Sha256('Of what the page showed.'),
    selection: Type.Optional(Selection),
    expectedTotal: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The `firstTotal` that the page showed, in minor units.',
      examples: [11900],
    }),
    signature: Signature,
  },
  { title: 'ProposalAcceptance', ...closed },
)
export type Acceptance = Static<typeof Acceptance>

const Reason = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'Why; the owner reads it.',
  examples: ['We have chosen another offer.'],
})

export const Refusal = Type.Object(
  { reason: Type.Optional(Reason) },
  { title: 'ProposalRefusal', ...closed },
)
export type Refusal = Static<typeof Refusal>

const recorded = {
  by: Name('Who said so.'),
  at: Time('When it was said; not in the future.'),
  note: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2_000,
      description: 'How it was said, such as a call or a signed paper.',
      examples: ['On paper, filed under 2026/117'],
    }),
  ),
}

/** What was agreed elsewhere. */
export const RecordedAcceptance = Type.Object(
  { ...recorded, selection: Type.Optional(Selection) },
  { title: 'RecordedAcceptance', ...closed },
)
export type RecordedAcceptance = Static<typeof RecordedAcceptance>

export const RecordedRefusal = Type.Object(
  { ...recorded, reason: Type.Optional(Reason) },
  { title: 'RecordedRefusal', ...closed },
)
export type RecordedRefusal = Static<typeof RecordedRefusal>
