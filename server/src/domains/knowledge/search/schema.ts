import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, PathId, Text } from '../../../platform/operations/schemas.ts'
import { BaseId, ChunkId, SourceId, sourceTypes } from '../ids.ts'
import type { Hit } from './search.ts'
import type { ContextRow } from './store.ts'

export const modes = ['hybrid', 'semantic', 'keyword'] as const

const Query = {
  query: Text('The question or words to search for.', 'When do you open on Sundays?', 4000),
  limit: Type.Integer({ minimum: 1, maximum: 50, default: 10 }),
  mode: Type.Enum([...modes], {
    default: 'hybrid',
    description: '`keyword` uses BM25, `semantic` compares vectors, `hybrid` combines both.',
  }),
  filter: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'Conditions on the metadata of sources: `{"team": "support"}`, `{"year": {"gte": 2025}}`, `{"key": "team", "op": "in", "value": ["a", "b"]}`, combined with `and`, `or` and `not`. Operators: eq, ne, gt, gte, lt, lte, in, nin, exists, contains.',
      examples: [{ team: 'support' }],
    }),
  ),
  sourceIds: Type.Optional(
    Type.Array(
      PathId(SourceId, 'Identifier of a source. A sitemap or crawl stands for its pages.'),
      {
        minItems: 1,
        maxItems: 100,
        description: 'Search only these sources.',
        ...expects(`a list of 1 to 100 ids such as ${SourceId.example}`),
      },
    ),
  ),
  sourceTypes: Type.Optional(
    Type.Array(Type.Enum([...sourceTypes]), {
      minItems: 1,
      description:
        'Search only sources of these types. The pages of a sitemap or crawl have the type `url`.',
    }),
  ),
  minScore: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'Leaves out hits with a lower score.' }),
  ),
  context: Type.Integer({
    minimum: 0,
    maximum: 3,
    default: 0,
    description: 'Number of chunks to return before and after each hit.',
  }),
  foldDuplicates: Type.Boolean({
    default: true,
    description:
      'True counts chunks whose texts differ only in case, spacing and punctuation as one hit.',
  }),
  rerank: Type.Optional(
    Type.Boolean({
      description:
        "True if the service that the operator configured reranks the best 50 results. Default: the base's setting.",
    }),
  ),
}

export const SearchQuery = Type.Object(Query, { title: 'SearchQuery', additionalProperties: false })
export type SearchQuery = Static<typeof SearchQuery>

const Place = (description: string) => Nullable(Type.Integer({ minimum: 1, description }))

const Neighbour = Type.Object({
  chunkId: Id(ChunkId, 'Identifier of the chunk.'),
  text: Type.String(),
  page: Nullable(Type.Integer()),
  charStart: Type.Integer({ description: 'Same as in the hit.' }),
  charEnd: Type.Integer(),
})

const Score = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

export const SearchHit = Type.Object(
  {
    chunkId: Id(ChunkId, 'Identifier of the chunk.'),
    baseId: Id(BaseId, 'Identifier of its knowledge base.'),
    sourceId: Id(SourceId, 'Identifier of its source.'),
    sourceName: Type.String(),
    url: Nullable(Type.String({ description: 'Address of the source; null for a text.' })),
    text: Type.String(),
    score: Score('Score of the hit. It never increases from one hit to the next.'),
    scores: Type.Object(
      {
        semantic: Nullable(Score('Similarity of the vectors; null if they were not compared.')),
        keyword: Nullable(
          Score('Share of the best possible BM25; null if words were not searched.'),
        ),
        rerank: Nullable(Score('Score of the reranker; null if none was used.')),
      },
      { description: 'Parts of the score.' },
    ),
    ranks: Type.Object(
      {
        semantic: Place('Rank by similarity.'),
        keyword: Place('Rank by BM25.'),
      },
      {
        description:
          'Rank by each score among the candidates of this search, from 1; null without a score.',
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
        { description: 'Text around the hit in its source; null if not requested.' },
      ),
    ),
    duplicates: Type.Array(
      Type.Object({
        chunkId: Id(ChunkId, 'Identifier of the chunk.'),
        sourceId: Id(SourceId, 'Identifier of its source.'),
      }),
      { description: 'Chunks with the same text that this search found.' },
    ),
  },
  { title: 'SearchHit' },
)
export type SearchHit = Static<typeof SearchHit>

const Result = {
  data: Type.Array(SearchHit),
  usage: Type.Object({
    credits: Type.Integer({ description: 'Cost of this search in credits.' }),
    reranked: Type.Boolean({
      description:
        'True if a reranker decided the order. False also if it failed or took longer than two seconds.',
    }),
  }),
}

export const SearchResult = Type.Object(Result, { title: 'SearchResult' })
export type SearchResult = Static<typeof SearchResult>

export const WideSearchQuery = Type.Object(
  {
    ...Query,
    baseIds: Type.Array(PathId(BaseId, 'Identifier of a knowledge base.'), {
      minItems: 1,
      maxItems: 20,
      description: 'Knowledge bases to search as one. Each costs as much as a separate search.',
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
