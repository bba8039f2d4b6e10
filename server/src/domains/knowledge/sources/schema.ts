import { type Static, Type } from 'typebox'
import {
  exampleId,
  expects,
  Id,
  Nullable,
  PageQuery,
  Time,
} from '../../../platform/http/schemas.ts'
import { showId } from '../../../platform/ids.ts'
import type { SourceRow } from './store.ts'

const statuses = ['queued', 'processing', 'completed', 'failed'] as const
const stages = ['fetching', 'extracting', 'embedding', 'storing'] as const
export type Stage = (typeof stages)[number]

const Name = Type.String({ minLength: 1, maxLength: 500, examples: ['Opening hours'] })

const Metadata = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: 50,
  propertyNames: {
    minLength: 1,
    maxLength: 60,
    ...expects('an object with names of 1 to 60 characters'),
  },
  description: 'Your own JSON values; searches can filter by them.',
  examples: [{ team: 'support', year: 2026 }],
})

export const Source = Type.Object(
  {
    id: Id('source', 'Identifier of the source.'),
    baseId: Id('base', 'The knowledge base that it belongs to.'),
    name: Name,
    type: Type.Enum(['url', 'text'], { description: 'Where the text comes from.' }),
    url: Type.Optional(
      Type.String({
        description: 'Address that it is taken from; present when type is url.',
        examples: ['https://example.com/hours'],
      }),
    ),
    status: Type.Enum([...statuses], {
      description: 'queued, then processing, then completed or failed.',
    }),
    progress: Type.Object({
      stage: Nullable(
        Type.String({ description: `One of ${stages.join(', ')}; null outside processing.` }),
      ),
      percent: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
    chunksCount: Type.Integer({ description: 'Chunks that a search finds.' }),
    embeddingModel: Type.String({ examples: ['capstan-lexical-384'] }),
    embeddingDimensions: Type.Integer({ examples: [384] }),
    contentHash: Nullable(
      Type.String({
        description: 'SHA-256 of the extracted text, in hex; changes when the text does.',
      }),
    ),
    metadata: Metadata,
    lastFetchedAt: Nullable(Time('When the address was last fetched.')),
    createdAt: Time('When the source was added.'),
    updatedAt: Time('When the source last changed.'),
    error: Nullable(
      Type.String({
        description: 'Null unless status is failed; then what went wrong and what to do.',
      }),
    ),
  },
  { title: 'Source' },
)
export type Source = Static<typeof Source>

const NewUrlSource = Type.Object(
  {
    type: Type.Literal('url'),
    url: Type.String({
      minLength: 1,
      maxLength: 2048,
      examples: ['https://example.com/hours'],
      ...expects('an http or https address of at most 2,048 characters'),
    }),
    name: Type.Optional(Name),
    metadata: Type.Optional(Metadata),
  },
  { title: 'NewUrlSource', additionalProperties: false },
)

const NewTextSource = Type.Object(
  {
    type: Type.Literal('text'),
    text: Type.String({ minLength: 1, description: 'Plain text or Markdown.' }),
    name: Name,
    metadata: Type.Optional(Metadata),
  },
  { title: 'NewTextSource', additionalProperties: false },
)

export type NewSource = Static<typeof NewUrlSource> | Static<typeof NewTextSource>
/** With a discriminator, a fault is one of the type that was meant, not of all that were not. */
export const NewSource = Type.Unsafe<NewSource>({
  title: 'NewSource',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: [NewUrlSource, NewTextSource],
})

export const SourceChanges = Type.Object(
  { name: Type.Optional(Name), metadata: Type.Optional(Metadata) },
  { title: 'SourceChanges', additionalProperties: false },
)
export type SourceChanges = Static<typeof SourceChanges>

export const SourceQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...statuses], { description: 'Has this status.' })),
  type: Type.Optional(Type.Enum(['url', 'text'], { description: 'Is of this type.' })),
})
export type SourceQuery = Static<typeof SourceQuery>

export const Chunk = Type.Object(
  {
    id: Id('chunk', 'Identifier of the chunk.'),
    position: Type.Integer({ description: 'Place in the source, from 0.' }),
    text: Type.String(),
    tokenCount: Type.Integer({ description: 'Length in cl100k tokens.' }),
    headings: Type.Array(Type.String(), {
      description: 'Headings it stands under, outermost first.',
    }),
    charStart: Type.Integer({ description: 'Offset in the content, in UTF-16 units.' }),
    charEnd: Type.Integer({ description: 'End of it, exclusive.' }),
    page: Nullable(Type.Integer({ description: 'Page of a paged document, from 1.' })),
  },
  { title: 'Chunk' },
)
export type Chunk = Static<typeof Chunk>

export const SourceContent = Type.Object(
  {
    content: Type.String({
      description: 'The extracted text, as Markdown; chunk offsets point into it.',
    }),
    title: Nullable(Type.String()),
    language: Nullable(Type.String({ examples: ['en'] })),
  },
  { title: 'SourceContent' },
)

export const exampleSource: Source = {
  id: exampleId('source'),
  baseId: exampleId('base'),
  name: 'Opening hours',
  type: 'url',
  url: 'https://example.com/hours',
  status: 'completed',
  progress: { stage: null, percent: 100 },
  chunksCount: 3,
  embeddingModel: 'capstan-lexical-384',
  embeddingDimensions: 384,
  contentHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  metadata: { team: 'support' },
  lastFetchedAt: '2026-11-21T09:30:00.000Z',
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:01.000Z',
  error: null,
}

/** Whether the newest run has come to its end, good or bad. */
export const hasEnded = ({ status }: SourceRow): boolean =>
  status === 'completed' || status === 'failed'

export const presentSource = (row: SourceRow): Source => ({
  id: showId('source', row.id),
  baseId: showId('base', row.base_id),
  name: row.name,
  type: row.type as Source['type'],
  ...(row.url !== null && { url: row.url }),
  status: row.status as Source['status'],
  progress: { stage: row.stage, percent: row.percent },
  chunksCount: row.chunks_count,
  embeddingModel: row.embedding_model,
  embeddingDimensions: row.embedding_dimensions,
  contentHash: row.content_hash && Buffer.from(row.content_hash).toString('hex'),
  metadata: row.metadata as Source['metadata'],
  lastFetchedAt: row.last_fetched_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  error: row.status === 'failed' ? row.error : null,
})
