import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, Time } from '../../platform/operations/schemas.ts'
import { ImageId } from './ids.ts'

/** Names a block in comments, problems and a PATCH that keeps it; given by the server where it is absent. */
const id = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]{1,64}$',
    description: 'Names the block inside its proposal. Absent in a request: the server makes one.',
    examples: ['intro'],
    ...expects('1 to 64 letters, digits, _ and -'),
  }),
)

const Citation = Type.Object({
  sourceId: Type.String({ description: 'The source that was quoted.' }),
  chunkId: Type.String({ description: 'Its chunk.' }),
  sourceName: Type.String({ description: 'What the source was called.' }),
  url: Nullable(Type.String({ description: 'Where the source came from.' })),
  page: Nullable(Type.Integer({ description: 'Page of the source, from 1.' })),
  textSha256: Type.String({ description: 'SHA-256 of the quoted text, in hexadecimal digits.' }),
  retrievedAt: Time('When it was found.'),
})

const TextBlock = Type.Object(
  {
    id,
    type: Type.Literal('text'),
    text: Type.String({
      maxLength: 20_000,
      description: 'CommonMark with tables and {{variables}}; HTML is shown as the text it is.',
      examples: ['# Hello, {{contact.firstName | default: "there"}}'],
    }),
  },
  { title: 'TextBlock', additionalProperties: false },
)

const ImageBlock = Type.Object(
  {
    id,
    type: Type.Literal('image'),
    imageId: Id(ImageId, 'The stored image.'),
    alt: Type.Optional(
      Type.String({ maxLength: 500, description: 'What it shows, for those who do not see it.' }),
    ),
    caption: Type.Optional(Type.String({ maxLength: 500, description: 'Stands below it.' })),
    width: Type.Optional(
      Type.Integer({ minimum: 10, maximum: 100, description: 'Percent of the text width.' }),
    ),
  },
  { title: 'ImageBlock', additionalProperties: false },
)

/** What comes of the query of a template. Nothing of it prevents the draft; problems name it. */
const knowledgeOutcomes = [
  ...(['waiting', 'found', 'nothing_found', 'no_credits'] as const),
  ...(['no_base', 'not_allowed', 'failed'] as const),
] as const

const KnowledgeBlock = Type.Object(
  {
    id,
    type: Type.Literal('knowledge'),
    baseId: Type.String({ description: 'The base that is searched.' }),
    query: Type.String({ minLength: 1, maxLength: 1_000, description: 'What is looked for.' }),
    filter: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'As in a search.' }),
    ),
    text: Type.Optional(
      Nullable(Type.String({ maxLength: 20_000, description: 'What is printed.' })),
    ),
    citations: Type.Optional(Type.Array(Citation, { maxItems: 20 })),
    outcome: Type.Optional(
      Type.Enum([...knowledgeOutcomes], {
        description:
          'Of a block that a template brought: what came of its query, which is asked when the draft is made. `waiting` until then; the text is found within moments.',
        examples: ['found'],
      }),
    ),
    confirmed: Type.Optional(
      Type.Boolean({ description: 'Somebody has read it. Without that it cannot be sent.' }),
    ),
  },
  { title: 'KnowledgeBlock', additionalProperties: false },
)

/** The tables of items; `title` above them. Absent from a draft with items: they stand at the end. */
const PricesBlock = Type.Object(
  {
    id,
    type: Type.Literal('prices'),
    title: Type.Optional(Type.String({ maxLength: 200, description: 'Stands above the tables.' })),
  },
  { title: 'PricesBlock', additionalProperties: false },
)

const SignatureBlock = Type.Object(
  {
    id,
    type: Type.Literal('signature'),
    text: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'Stands above the signatures.' }),
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

/** By its type, so that a refusal names the field of the one block that was meant. */
export const Block = Type.Unsafe<Static<(typeof blocks)[number]>>({
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: blocks,
  title: 'NewProposalBlock',
  description: 'A piece of a proposal, by its `type`.',
})
export type Block = Static<typeof Block>

/** As answers have it: all fields of all types in one object, for the serialiser tries no variants then. */
export const ShownBlock = Type.Unsafe<Block>(
  Type.Object(
    {
      id: Type.String({ description: 'Names the block inside its proposal.', examples: ['intro'] }),
      type: Type.Enum(
        blocks.map(({ properties: { type } }) => type.const),
        {
          description: 'Which of the fields it has.',
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
      description: 'A piece of a proposal; it has the fields of its `type`.',
    },
  ),
)

export type KnowledgeBlock = Static<typeof KnowledgeBlock>
