import { type Static, Type } from 'typebox'
import { expects, Text, Time } from '../../../platform/operations/schemas.ts'
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

/** Body of an acceptance. */
export const Acceptance = Type.Object(
  {
    name: Name('Name of the signer.'),
    consent: Type.Literal(true, {
      description: 'Agreement to the text above the button.',
      ...expects('true, because nothing can be signed without consent'),
    }),
    contentSha256: Sha256('Hash of the content on the page.'),
    selection: Type.Optional(Selection),
    expectedTotal: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The `firstTotal` on the page, in minor units.',
      examples: [11900],
    }),
    signature: Signature,
  },
  { title: 'ProposalAcceptance', ...closed },
)
export type Acceptance = Static<typeof Acceptance>

const Reason = Text(
  'Reason for declining. The owner can read it.',
  'We have chosen another offer.',
  2_000,
)

export const Refusal = Type.Object(
  { reason: Type.Optional(Reason) },
  { title: 'ProposalRefusal', ...closed },
)
export type Refusal = Static<typeof Refusal>

const recorded = {
  by: Name('Name of the person who agreed or declined.'),
  at: Time('When they said so; not in the future.'),
  note: Type.Optional(
    Text(
      'How they said so, for example in a call or on paper.',
      'On paper, filed under 2026/117',
      2_000,
    ),
  ),
}

/** An acceptance made elsewhere. */
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
