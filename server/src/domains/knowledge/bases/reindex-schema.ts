import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../../../platform/operations/schemas.ts'
import type { ShownReindex } from './store.ts'

export const Reindex = Type.Object({
  embeddingModel: Type.String({ examples: ['text-embedding-3-small'] }),
  embeddingDimensions: Type.Integer({ examples: [1536] }),
  status: Type.Enum(['running', 'failed']),
  done: Type.Integer({ description: 'Number of chunks that have their new vector.' }),
  total: Type.Integer({
    description:
      'Number of chunks that need a new vector. It grows if sources are added meanwhile.',
  }),
  error: Nullable(
    Type.String({
      description: 'Why the re-index failed, in a sentence. The base has not changed.',
    }),
  ),
  startedAt: Time('When the re-index was requested.'),
})
export type Reindex = Static<typeof Reindex>

export const Reindexing = Type.Object(
  {
    embeddingModel: Type.String({
      description: "The base's new model: a shared one, or one of the organization.",
      examples: ['capstan-lexical-384'],
    }),
  },
  { title: 'Reindexing', additionalProperties: false },
)
export type Reindexing = Static<typeof Reindexing>

export const presentReindex = (row: ShownReindex): Reindex => ({
  embeddingModel: row.embedding_model,
  embeddingDimensions: row.embedding_dimensions,
  status: row.status as Reindex['status'],
  done: Math.min(row.done, row.total),
  total: row.total,
  error: row.error,
  startedAt: new Date(row.started_at).toISOString(),
})
