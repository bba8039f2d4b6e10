import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../../../platform/operations/schemas.ts'
import type { ShownReindex } from './store.ts'

export const Reindex = Type.Object({
  embeddingModel: Type.String({ examples: ['text-embedding-3-small'] }),
  embeddingDimensions: Type.Integer({ examples: [1536] }),
  status: Type.Enum(['running', 'failed']),
  done: Type.Integer({ description: 'Chunks that have their new vector.' }),
  total: Type.Integer({ description: 'Chunks that need one; sources may be added meanwhile.' }),
  error: Nullable(
    Type.String({ description: 'Why it failed, in a sentence. The base is as it was before.' }),
  ),
  startedAt: Time('When it was asked for.'),
})
export type Reindex = Static<typeof Reindex>

export const Reindexing = Type.Object(
  {
    embeddingModel: Type.String({
      description: 'The model that the base is to have: a shared one, or one of the organization.',
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
