import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, Text, Time } from '../../platform/operations/schemas.ts'
import { ImageId } from './ids.ts'

/** Identifies a block in comments, problems and a PATCH that keeps it. The server makes one if it is absent. */
const id = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]{1,64}$',
    description:
      'Identifies the block inside its proposal. If you leave it out, the server makes one.',
    examples: ['intro'],
    ...expects('1 to 64 letters, digits, _ and -'),
  }),
)

const Citation = Type.Object({
  sourceId: Type.String({ description: 'Identifier of the quoted source.' }),
  chunkId: Type.String({ description: 'Identifier of the quoted chunk.' }),
  sourceName: Type.String({ description: 'Name of the source when it was quoted.' }),
  url: Nullable(Type.String({ description: 'Address that the source came from.' })),
  page: Nullable(Type.Integer({ description: 'Page of the source, starting at 1.' })),
  textSha256: Type.String({ description: 'SHA-256 of the quoted text, in hexadecimal.' }),
  retrievedAt: Time('When the text was found.'),
})

const TextBlock = Type.Object(
  {
    id,
    type: Type.Literal('text'),
    text: Type.String({
      maxLength: 20_000,
      description: 'CommonMark with tables and {{variables}}. HTML is shown as plain text.',
      examples: ['# Hello, {{contact.firstName | default: "there"}}'],
    }),
  },
  { title: 'TextBlock', additionalProperties: false },
)

const ImageBlock = Type.Object(
  {
    id,
    type: Type.Literal('image'),
    imageId: Id(ImageId, 'Identifier of the stored image.'),
    alt: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'Description of the image for people who cannot see it.',
      }),
    ),
    caption: Type.Optional(
      Type.String({ maxLength: 500, description: 'Caption below the image.' }),
    ),
    width: Type.Optional(
      Type.Integer({
        minimum: 10,
        maximum: 100,
        description: 'Width in percent of the text width.',
      }),
    ),
  },
  { title: 'ImageBlock', additionalProperties: false },
)

/** Results of a template's query. None of them prevents the draft; problems report them. */
const knowledgeOutcomes = [
  ...(['waiting', 'found', 'nothing_found', 'no_credits'] as const),
  ...(['no_base', 'not_allowed', 'failed'] as const),
] as const

const KnowledgeBlock = Type.Object(
  {
    id,
    type: Type.Literal('knowledge'),
    baseId: Type.String({ description: 'Identifier of the base to search.' }),
    query: Text('Text to search for.', undefined, 1_000),
    filter: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'A filter, as in a search.' }),
    ),
    text: Type.Optional(
      Nullable(Type.String({ maxLength: 20_000, description: 'The text to print.' })),
    ),
    citations: Type.Optional(Type.Array(Citation, { maxItems: 20 })),
    outcome: Type.Optional(
      Type.Enum([...knowledgeOutcomes], {
        description:
          "Result of the block's query, if a template brought the block. The query runs when the draft is made: `waiting` until then; the text is found within moments.",
        examples: ['found'],
      }),
    ),
    confirmed: Type.Optional(
      Type.Boolean({
        description: 'True if a person has read the text. The proposal cannot be sent before that.',
      }),
    ),
  },
  { title: 'KnowledgeBlock', additionalProperties: false },
)

/** The tables of items, with `title` above them. If a draft with items has no such block, the tables come last. */
const PricesBlock = Type.Object(
  {
    id,
    type: Type.Literal('prices'),
    title: Type.Optional(Type.String({ maxLength: 200, description: 'Heading above the tables.' })),
  },
  { title: 'PricesBlock', additionalProperties: false },
)

const SignatureBlock = Type.Object(
  {
    id,
    type: Type.Literal('signature'),
    text: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'Heading above the signatures.' }),
    ),
  },
  { title: 'SignatureBlock', additionalProperties: false },
)

const PageBreakBlock = Type.Object(
  { id, type: Type.Literal('page_break') },
  { title: 'PageBreakBlock', additionalProperties: false },
)

const blocks = [
  TextBlock,
  ImageBlock,
  KnowledgeBlock,
  PricesBlock,
  SignatureBlock,
  PageBreakBlock,
] as const

/** Validates by the block's `type`, so an error names the field of the block that was meant. */
export const Block = Type.Unsafe<Static<(typeof blocks)[number]>>({
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: blocks,
  title: 'NewProposalBlock',
  description: 'A part of a proposal. Its `type` decides its fields.',
})
export type Block = Static<typeof Block>

/**
 * Form of a block in responses: one object with the fields of all types, so that the serializer need not try variants.
 */
export const ShownBlock = Type.Unsafe<Block>(
  Type.Object(
    {
      id: Type.String({
        description: 'Identifies the block inside its proposal.',
        examples: ['intro'],
      }),
      type: Type.Enum(
        blocks.map(({ properties: { type } }) => type.const),
        {
          description: 'Decides which fields the block has.',
          examples: ['text'],
        },
      ),
      ...Type.Partial(
        Type.Object({
          text: KnowledgeBlock.properties.text,
          imageId: ImageBlock.properties.imageId,
          alt: ImageBlock.properties.alt,
          caption: ImageBlock.properties.caption,
          width: ImageBlock.properties.width,
          baseId: KnowledgeBlock.properties.baseId,
          query: KnowledgeBlock.properties.query,
          filter: KnowledgeBlock.properties.filter,
          citations: KnowledgeBlock.properties.citations,
          outcome: KnowledgeBlock.properties.outcome,
          confirmed: KnowledgeBlock.properties.confirmed,
          title: PricesBlock.properties.title,
        }),
      ).properties,
    },
    {
      title: 'ProposalBlock',
      description: 'A part of a proposal. It has the fields of its `type`.',
    },
  ),
)

export type KnowledgeBlock = Static<typeof KnowledgeBlock>
