import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import { AmountsDue, Totals } from '../pricing/totals-schema.ts'

const Sha256 = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description,
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  })

const closed = { additionalProperties: false }

/**
 * Control characters, characters that change the direction of their neighbours, and invisible letters (Hangul fillers).
 */
const unseen = String.raw`\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\u115f\u1160\u3164\uffa0`

/** A person's name in one line. `isVisible` checks that it shows something. */
export const namePattern = `^[^${unseen}]*[^\\s${unseen}][^${unseen}]*$`

/** Returns true if a name has a letter or a digit, so it is not only invisible white space. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

const TypedSignature = Type.Object(
  {
    type: Type.Literal('typed'),
    text: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: namePattern,
      ...expects('a name of 1 to 200 characters, with a letter or a digit'),
      description: 'The name as the signer typed it.',
      examples: ['Ada Lovelace'],
    }),
  },
  { title: 'TypedSignature', ...closed },
)

export const maxPoints = 5_000

const Coordinate = Type.Integer({ minimum: 0, maximum: 1000 })

const DrawnSignature = Type.Object(
  {
    type: Type.Literal('drawn'),
    strokes: Type.Array(
      Type.Array(Type.Array(Coordinate, { minItems: 2, maxItems: 2 }), {
        minItems: 1,
        maxItems: maxPoints,
      }),
      {
        minItems: 1,
        maxItems: 500,
        description: `Lines of points [x, y] from the top left corner of a field that is printed 150 by 44 points large. Both run from 0 to 1000 of its width and height; up to ${maxPoints} points in all.`,
        examples: [
          [
            [
              [100, 400],
              [150, 420],
            ],
          ],
        ],
      },
    ),
  },
  { title: 'DrawnSignature', ...closed },
)

export type Signature = Static<typeof TypedSignature> | Static<typeof DrawnSignature>

export const Signature = Type.Unsafe<Signature>({
  title: 'Signature',
  description: 'The signature. Its `type` says how it was made.',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: [TypedSignature, DrawnSignature],
})

const ChosenSelection = Type.Object(
  {
    itemIds: Type.Array(Type.String(), {
      description: 'Lines that the signer chose, among those that are optional.',
    }),
    quantities: Type.Record(Type.String(), Type.String(), {
      description: 'Quantities of lines that have a range, by the id of the line.',
    }),
  },
  { ...closed, description: 'The choice that applies to all signers.' },
)

const ChosenTotals = Type.Object(
  {
    buckets: Totals.properties.buckets,
    firstTotal: Totals.properties.firstTotal,
    contractValue: Totals.properties.contractValue,
    instalments: Totals.properties.instalments,
  },
  { ...closed, description: 'Totals of the choice, as the page showed them.' },
)

/**
 * Evidence of one signature. With the fields of `evidence.json` that cover all signatures, it is the list that a person
 * reads before signing. Nothing else is recorded.
 */
export const SignatureEvidence = Type.Object(
  {
    recipientId: Id(RecipientId, 'Recipient who signed.'),
    role: Type.Enum(['signer', 'countersigner']),
    source: Type.Enum(['recipient', 'manual', 'member'], {
      description:
        '`recipient` signed on the page, `member` countersigned in the dashboard; `manual` was agreed elsewhere and recorded here.',
    }),
    at: Time('When it was signed, by the clock of the server.'),
    name: Type.String({ description: 'Name of the signer as they entered it.' }),
    signature: Type.Union([TypedSignature, DrawnSignature, Type.Null()], {
      description: 'Null if the agreement was recorded or countersigned.',
    }),
    address: Nullable(Type.String({ description: 'IP address of the request.' })),
    userAgent: Nullable(Type.String({ description: 'User agent of the browser.' })),
    mailedTo: Nullable(Type.String({ description: 'Address that the link was sent to.' })),
    codeUsed: Type.Boolean({ description: 'True if a code sent to that address was entered.' }),
    consent: Nullable(
      Type.Object(
        {
          text: Type.String({ description: 'Text that was agreed to, as the page showed it.' }),
          sha256: Sha256('SHA-256 of that text in UTF-8.'),
        },
        closed,
      ),
    ),
    linkId: Nullable(
      Type.String({
        description: "Identifier of the link. It does not contain the link's secret.",
      }),
    ),
    requestId: Nullable(
      Type.String({ description: 'Identifier of the request. The log has it, too.' }),
    ),
    sentAt: Nullable(Time('When the link was sent.')),
    viewedAt: Nullable(Time('When the recipient first saw the page.')),
    recorded: Nullable(
      Type.Object(
        {
          by: Type.String({
            description: 'Name of the person who agreed, as entered by the person who recorded it.',
          }),
          note: Nullable(Type.String({ description: 'How it was agreed.' })),
          recordedBy: Type.String({ description: 'Name of the person or token that recorded it.' }),
        },
        closed,
      ),
    ),
  },
  { title: 'SignatureEvidence', ...closed },
)
export type SignatureEvidence = Static<typeof SignatureEvidence>

/** The file `evidence.json`, attached to the sealed PDF and returned by the API. */
export const Evidence = Type.Object(
  {
    version: Type.Literal(1),
    proposalId: Id(ProposalId, 'Identifier of the proposal.'),
    number: Nullable(Type.String({ description: 'Number of the proposal.' })),
    revision: Type.Integer({ description: 'From 1.' }),
    title: Type.String({ description: 'Title of the proposal.' }),
    contentSha256: Sha256('SHA-256 of the content that was shown, in the form of RFC 8785.'),
    sentSha256: Nullable(Sha256('SHA-256 of the PDF that was sent.')),
    selection: ChosenSelection,
    totals: ChosenTotals,
    amountsDue: AmountsDue,
    signatures: Type.Array(SignatureEvidence, {
      description: 'Signatures in the order in which they were made.',
    }),
  },
  { title: 'Evidence', ...closed },
)
export type Evidence = Static<typeof Evidence>
