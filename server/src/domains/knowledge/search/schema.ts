import { type Static, Type } from 'typebox'
import { Id, Nullable } from '../../../platform/http/schemas.ts'
import { showId } from '../../../platform/ids.ts'
import type { Hit } from './search.ts'

const modes = ['hybrid', 'semantic', 'keyword'] as const

export const SearchQuery = Type.Object(
  {
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
    minScore: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'Hits below it are left out.' }),
    ),
  },
  { title: 'SearchQuery', additionalProperties: false },
)
export type SearchQuery = Static<typeof SearchQuery>

const Score = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

export const SearchHit = Type.Object(
  {
    chunkId: Id('chunk', 'The chunk that was found.'),
    sourceId: Id('source', 'Its source.'),
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
      },
      { description: 'What the score was made of.' },
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
  },
  { title: 'SearchHit' },
)
export type SearchHit = Static<typeof SearchHit>

export const SearchResult = Type.Object(
  {
    data: Type.Array(SearchHit),
    usage: Type.Object({ credits: Type.Integer({ description: 'What this search cost.' }) }),
  },
  { title: 'SearchResult' },
)
export type SearchResult = Static<typeof SearchResult>

export const presentHit = (hit: Hit): SearchHit => ({
  chunkId: showId('chunk', hit.chunkId),
  sourceId: showId('source', hit.sourceId),
  sourceName: hit.sourceName,
  url: hit.url,
  text: hit.text,
  score: hit.score,
  scores: hit.scores,
  headings: hit.headings,
  page: hit.page,
  charStart: hit.charStart,
  charEnd: hit.charEnd,
  highlights: hit.highlights,
})
