import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, PathId } from '../../../platform/operations/schemas.ts'
import { BaseId, ChunkId, SourceId, sourceTypes } from '../ids.ts'
import type { Hit } from './search.ts'
import type { ContextRow } from './store.ts'

export const modes = ['hybrid', 'semantic', 'keyword'] as const

const Query = {
  query: Type.String({
    minLength: 1,
    maxLength: 4000,
    description: 'What is looked for, in plain words.',
    examples: ['When do you open on Sundays?'],
  }),
  limit: Type.Integer({ minimum: 1, maximum: 50, default: 10 }),
  mode: Type.Enum([...modes], {
    default: 'hybrid',
    description: '`keyword` is BM25, `semantic` compares vectors, `hybrid` joins both.',
  }),
  filter: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'Conditions on the metadata of sources: `{"team": "support"}`, `{"year": {"gte": 2025}}`, `{"key": "team", "op": "in", "value": ["a", "b"]}`, joined by `and`, `or` and `not`. Operators: eq, ne, gt, gte, lt, lte, in, nin, exists, contains.',
      examples: [{ team: 'support' }],
    }),
  ),
  sourceIds: Type.Optional(
    Type.Array(PathId(SourceId, 'A source; a sitemap or crawl stands for its pages.'), {
      minItems: 1,
      maxItems: 100,
      description: 'Only these sources.',
      ...expects(`a list of 1 to 100 ids such as ${SourceId.example}`),
    }),
  ),
  sourceTypes: Type.Optional(
    Type.Array(Type.Enum([...sourceTypes]), {
      minItems: 1,
      description: 'Only sources of these types; the pages of a sitemap or crawl are `url`.',
    }),
  ),
  minScore: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'Hits below it are left out.' }),
  ),
  context: Type.Integer({
    minimum: 0,
    maximum: 3,
    default: 0,
    description: 'How many chunks before and after each hit are shown with it.',
  }),
  foldDuplicates: Type.Boolean({
    default: true,
    description:
      'Whether chunks whose texts are equal, apart from case, spacing and punctuation, count as one hit.',
  }),
  rerank: Type.Optional(
    Type.Boolean({
      description:
        'Whether the 50 best are put in order once more by the service that the operator has set up; as the base says when absent.',
    }),
  ),
}

export const SearchQuery = Type.Object(Query, { title: 'SearchQuery', additionalProperties: false })
export type SearchQuery = Static<typeof SearchQuery>

const Place = (description: string) => Nullable(Type.Integer({ minimum: 1, description }))

const Neighbour = Type.Object({
  chunkId: Id(ChunkId, 'The chunk.'),
  text: Type.String(),
  page: Nullable(Type.Integer()),
  charStart: Type.Integer({ description: 'As of the hit.' }),
  charEnd: Type.Integer(),
})

const Score = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

export const SearchHit = Type.Object(
  {
    chunkId: Id(ChunkId, 'The chunk that was found.'),
    baseId: Id(BaseId, 'Its knowledge base.'),
    sourceId: Id(SourceId, 'Its source.'),
    sourceName: Type.String(),
    url: Nullable(Type.String({ description: 'Address of the source; null for a text.' })),
    text: Type.String(),
    score: Score('How well it fits; never rises from one hit to the next.'),
    scores: Type.Object(
      {
        semantic: Nullable(Score('Similarity of the vectors; null when they were not compared.')),
        keyword: Nullable(
          Score('Share of the best possible BM25; null when words were not looked up.'),
        ),
        rerank: Nullable(Score('What the reranker gave it; null when none was asked.')),
      },
      { description: 'What the score was made of.' },
    ),
    ranks: Type.Object(
      {
        semantic: Place('By similarity.'),
        keyword: Place('By BM25.'),
      },
      {
        description:
          'Its place by each score among the candidates of this search, from 1; null without a score.',
      },
    ),
    headings: Type.Array(Type.String()),
    page: Nullable(Type.Integer()),
    charStart: Type.Integer({
      description: 'Offset in the content of the source, in UTF-16 units.',
    }),
    charEnd: Type.Integer(),
    highlights: Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer() }), {
      description: 'Words of the query in `text`, as offsets into it.',
    }),
    context: Nullable(
      Type.Object(
        { before: Type.Array(Neighbour), after: Type.Array(Neighbour) },
        { description: 'What stands around it in its source; null when not asked for.' },
      ),
    ),
    duplicates: Type.Array(
      Type.Object({
        chunkId: Id(ChunkId, 'The chunk.'),
        sourceId: Id(SourceId, 'Its source.'),
      }),
      { description: 'Chunks with the same text that this search came upon.' },
    ),
  },
  { title: 'SearchHit' },
)
export type SearchHit = Static<typeof SearchHit>

const Result = {
  data: Type.Array(SearchHit),
  usage: Type.Object({
    credits: Type.Integer({ description: 'What this search cost.' }),
    reranked: Type.Boolean({
      description:
        'Whether a reranker decided the order; false also when one was asked for and failed or took longer than two seconds.',
    }),
  }),
}

export const SearchResult = Type.Object(Result, { title: 'SearchResult' })
export type SearchResult = Static<typeof SearchResult>

export const WideSearchQuery = Type.Object(
  {
    ...Query,
    baseIds: Type.Array(PathId(BaseId, 'A knowledge base.'), {
      minItems: 1,
      maxItems: 20,
      description:
        'The knowledge bases that are searched as one; each costs as a search of its own.',
      ...expects(`a list of 1 to 20 ids such as ${BaseId.example}`),
    }),
  },
  { title: 'WideSearchQuery', additionalProperties: false },
)

export const WideSearchResult = Type.Object(Result, { title: 'WideSearchResult' })

export const presentHit = ({ context, ...hit }: Hit): SearchHit => ({
  chunkId: ChunkId.show(hit.chunkId),
  baseId: BaseId.show(hit.baseId),
  sourceId: SourceId.show(hit.sourceId),
  sourceName: hit.sourceName,
  url: hit.url,
  text: hit.text,
  score: hit.score,
  scores: hit.scores,
  ranks: hit.ranks,
  headings: hit.headings,
  page: hit.page,
  charStart: hit.charStart,
  charEnd: hit.charEnd,
  highlights: hit.highlights,
  context: context && {
    before: context.before.map(presentNeighbour),
    after: context.after.map(presentNeighbour),
  },
  duplicates: hit.duplicates.map(({ chunkId, sourceId }) => ({
    chunkId: ChunkId.show(chunkId),
    sourceId: SourceId.show(sourceId),
  })),
})

const presentNeighbour = ({ chunkId, text, page, charStart, charEnd }: ContextRow) => ({
  chunkId: ChunkId.show(chunkId),
  text,
  page,
  charStart,
  charEnd,
})
