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

/** Controls, characters that turn round what stands beside them, and letters that show nothing: fillers of Hangul. */
const unseen = String.raw`\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\u115f\u1160\u3164\uffa0`

/** What a person may be called, in one line. Whether it is empty to the eye, `isVisible` says. */
export const namePattern = `^[^${unseen}]*[^\\s${unseen}][^${unseen}]*$`

/** A name has a letter or a digit: white space of no width is no sign of life. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

const TypedSignature = Type.Object(
  {
    type: Type.Literal('typed'),
    text: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: namePattern,
      ...expects('a name of 1 to 200 characters, with a letter or a digit'),
      description: 'The name as it was typed.',
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
        description: `Lines of points [x, y] from the top left corner of a field that is printed 150 by 44 points large: both from 0 to 1000 of its width and height, at most ${maxPoints} points together.`,
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
  description: 'How it was signed, by its `type`.',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: [TypedSignature, DrawnSignature],
})

const ChosenSelection = Type.Object(
  {
    itemIds: Type.Array(Type.String(), { description: 'Lines that count although they need not.' }),
    quantities: Type.Record(Type.String(), Type.String(), {
      description: 'Quantities of lines that have a range, by the id of the line.',
    }),
  },
  { ...closed, description: 'The choice that all signers made.' },
)

const ChosenTotals = Type.Object(
  {
    buckets: Totals.properties.buckets,
    firstTotal: Totals.properties.firstTotal,
    contractValue: Totals.properties.contractValue,
    instalments: Totals.properties.instalments,
  },
  { ...closed, description: 'What that choice comes to, as the page showed it.' },
)

/**
 * What is recorded of each signature; with what `evidence.json` holds of all of them it is the list that a person
 * reads before signing. Nothing else is recorded.
 */
export const SignatureEvidence = Type.Object(
  {
    recipientId: Id(RecipientId, 'Who signed, among the recipients.'),
    role: Type.Enum(['signer', 'countersigner']),
    source: Type.Enum(['recipient', 'manual', 'member'], {
      description:
        '`recipient` signed on the page, `member` countersigned when signed in; `manual` was agreed elsewhere and is recorded here.',
    }),
    at: Time('When it was signed, by the clock of the server.'),
    name: Type.String({ description: 'The name as its holder gave it.' }),
    signature: Type.Union([TypedSignature, DrawnSignature, Type.Null()], {
      description: 'Null where it was recorded or countersigned.',
    }),
    address: Nullable(Type.String({ description: 'IP address that the request came from.' })),
    userAgent: Nullable(Type.String({ description: 'The browser, in its own words.' })),
    mailedTo: Nullable(Type.String({ description: 'Address that the link was sent to.' })),
    codeUsed: Type.Boolean({ description: 'Whether a code sent to that address was given.' }),
    consent: Nullable(
      Type.Object(
        {
          text: Type.String({ description: 'What was agreed to, as it stood on the page.' }),
          sha256: Sha256('Of that text in UTF-8.'),
        },
        closed,
      ),
    ),
    linkId: Nullable(Type.String({ description: 'Of the link; not its secret.' })),
    requestId: Nullable(Type.String({ description: 'Of the request; the log has it, too.' })),
    sentAt: Nullable(Time('When the link was sent.')),
    viewedAt: Nullable(Time('When the page was first seen.')),
    recorded: Nullable(
      Type.Object(
        {
          by: Type.String({ description: 'Who agreed, as it was told.' }),
          note: Nullable(Type.String({ description: 'How it was agreed.' })),
          recordedBy: Type.String({ description: 'Who recorded it.' }),
        },
        closed,
      ),
    ),
  },
  { title: 'SignatureEvidence', ...closed },
)
export type SignatureEvidence = Static<typeof SignatureEvidence>

/** `evidence.json`, attached to the sealed PDF and answered by the API. */
export const Evidence = Type.Object(
  {
    version: Type.Literal(1),
    proposalId: Id(ProposalId, 'The proposal.'),
    number: Nullable(Type.String({ description: 'Its number.' })),
    revision: Type.Integer({ description: 'From 1.' }),
    title: Type.String({ description: 'Its title.' }),
    contentSha256: Sha256('Of the content that was shown, in the form of RFC 8785.'),
    sentSha256: Nullable(Sha256('Of the PDF that was sent.')),
    selection: ChosenSelection,
    totals: ChosenTotals,
    amountsDue: AmountsDue,
    signatures: Type.Array(SignatureEvidence, {
      description: 'In the order in which they were made.',
    }),
  },
  { title: 'Evidence', ...closed },
)
export type Evidence = Static<typeof Evidence>
