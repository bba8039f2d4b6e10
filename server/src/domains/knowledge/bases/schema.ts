import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { expects, Id, Nullable, PageQuery, Time } from '../../../platform/operations/schemas.ts'
import { BaseId } from '../ids.ts'
import { presentReindex, Reindex } from './reindex-schema.ts'
import type { BaseRow } from './store.ts'

const Name = Type.String({ minLength: 1, maxLength: 200, examples: ['Handbook'] })
const Description = Type.String({ maxLength: 2000, examples: ['How we work'] })

const Chunking = Type.Object({
  maxTokens: Type.Integer({
    minimum: 64,
    maximum: 2048,
    default: 256,
    description: 'Maximum size of a chunk in cl100k tokens.',
  }),
  overlapTokens: Type.Integer({
    minimum: 0,
    maximum: 1024,
    default: 0,
    description: 'Tokens that a chunk repeats from the previous one; at most half of maxTokens.',
  }),
})

/** Settings for combining keyword and vector results, unless a request overrides them. */
const SearchSettings = Type.Object({
  fusion: Type.Enum(['auto', 'keyword_first', 'minmax', 'rrf'], {
    description:
      'How a hybrid search combines words and vectors. `keyword_first`: ranks by words; vectors order equal scores, and answer if no word matches. `minmax`: weighted sum of both scores. `rrf`: weighted sum of reciprocal ranks. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.',
  }),
  semanticWeight: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Weight of the vectors in `minmax` and `rrf`. Null uses the measured default.',
      examples: [0.6],
    }),
  ),
  rerank: Type.Boolean({
    description:
      'True if the service that the operator configured reranks the best 50 results. Default: false.',
  }),
})
type SearchSettings = Static<typeof SearchSettings>

/** Settings without defaults, because a change keeps the settings that it leaves out. */
const PartialSearchSettings = Type.Object(Type.Partial(SearchSettings).properties, {
  additionalProperties: false,
})

export interface SettingsColumns {
  fusion: string
  semantic_weight: number | null
  rerank: boolean
}

export const presentSettings = (row: SettingsColumns): SearchSettings => ({
  fusion: row.fusion as SearchSettings['fusion'],
  semanticWeight: row.semantic_weight,
  rerank: row.rerank,
})

/** Returns the columns to store; absent settings are kept. */
export const settingsColumns = (
  changes: Partial<SearchSettings> | undefined,
  row: SettingsColumns = { fusion: 'auto', semantic_weight: null, rerank: false },
): SettingsColumns => ({
  fusion: changes?.fusion ?? row.fusion,
  semantic_weight:
    changes?.semanticWeight === undefined ? row.semantic_weight : changes.semanticWeight,
  rerank: changes?.rerank ?? row.rerank,
})

export const Base = Type.Object(
  {
    id: Id(BaseId, 'Identifier of the knowledge base.'),
    name: Name,
    description: Nullable(Description),
    embeddingModel: Type.String({ examples: ['capstan-lexical-384'] }),
    embeddingDimensions: Type.Integer({ examples: [384] }),
    chunking: Chunking,
    search: SearchSettings,
    reindex: Nullable(Reindex),
    sourcesCount: Type.Integer({ description: 'Number of sources in the base, in any status.' }),
    chunksCount: Type.Integer({ description: 'Number of chunks that a search covers.' }),
    createdAt: Time('When the base was created.'),
    updatedAt: Time('When the base last changed.'),
  },
  { title: 'Base' },
)
export type Base = Static<typeof Base>

export const NewBase = Type.Object(
  {
    name: Name,
    description: Type.Optional(Nullable(Description)),
    embeddingModel: Type.Optional(
      Type.String({
        description:
          "A model of this server or of the organization. Default: the server's default. Only a re-index changes it.",
        examples: ['capstan-lexical-384'],
      }),
    ),
    chunking: Type.Optional(
      Type.Object(Type.Partial(Chunking).properties, { additionalProperties: false }),
    ),
    search: Type.Optional(PartialSearchSettings),
  },
  { title: 'NewBase', additionalProperties: false },
)
export type NewBase = Static<typeof NewBase>

export const BaseChanges = Type.Object(
  {
    name: Type.Optional(Name),
    description: Type.Optional(Nullable(Description)),
    chunking: Type.Optional(
      Type.Object(
        {
          maxTokens: Type.Optional(Type.Integer({ minimum: 64, maximum: 2048 })),
          overlapTokens: Type.Optional(Type.Integer({ minimum: 0, maximum: 1024 })),
        },
        {
          additionalProperties: false,
          description: 'Applies to sources that are processed from now on.',
        },
      ),
    ),
    search: Type.Optional(PartialSearchSettings),
  },
  { title: 'BaseChanges', additionalProperties: false },
)
export type BaseChanges = Static<typeof BaseChanges>

export const BaseQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the name; case does not matter.',
      ...expects('1 to 200 characters'),
    }),
  ),
})

export const presentBase = (row: BaseRow): Base => ({
  id: BaseId.show(row.id),
  name: row.name,
  description: row.description,
  embeddingModel: row.embedding_model,
  embeddingDimensions: row.embedding_dimensions,
  chunking: { maxTokens: row.max_tokens, overlapTokens: row.overlap_tokens },
  search: presentSettings(row),
  reindex: row.reindex && presentReindex(row.reindex),
  sourcesCount: row.sources_count,
  chunksCount: row.chunks_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const exampleBase: Base = {
  id: BaseId.example,
  name: 'Handbook',
  description: null,
  embeddingModel: 'text-embedding-3-small',
  embeddingDimensions: 1536,
  chunking: { maxTokens: 256, overlapTokens: 0 },
  search: { fusion: 'auto', semanticWeight: null, rerank: false },
  reindex: null,
  sourcesCount: 12,
  chunksCount: 340,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
}

export const baseDeleted = defineEvent(
  'base.deleted',
  'A base was deleted with all its sources; `data` is its last state. No `source.deleted` events are emitted for them.',
  Base,
  exampleBase,
)
