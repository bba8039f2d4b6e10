import { type Static, Type } from 'typebox'
import { expects, Id, PathId, Text } from '../../../platform/operations/schemas.ts'
import { SourceId } from '../ids.ts'
import { modes } from './schema.ts'

/** An expected source of an answer. It must match all fields that are given. */
const Expected = Type.Object(
  {
    sourceId: Type.Optional(
      Type.String({
        ...PathId(
          SourceId,
          'Identifier of the source, or of the sitemap or crawl that it is a page of.',
        ),
        ...expects(`an id such as ${SourceId.example}`),
      }),
    ),
    url: Type.Optional(Text('Address of the source.', undefined, 2048)),
    name: Type.Optional(Text('Name of the source.', undefined, 500)),
    metadata: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()]),
        { minProperties: 1, maxProperties: 16, description: "Values in the source's metadata." },
      ),
    ),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    ...expects('an object with sourceId, url, name or metadata'),
  },
)
export type Expected = Static<typeof Expected>

const Question = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: 4000,
      examples: ['When do you open on Sundays?'],
    }),
    expected: Type.Array(Expected, {
      minItems: 1,
      maxItems: 20,
      description: 'Sources that should be among the hits.',
    }),
  },
  { additionalProperties: false },
)
export type Question = Static<typeof Question>

export const Evaluation = Type.Object(
  {
    questions: Type.Array(Question, { minItems: 1, maxItems: 200 }),
    modes: Type.Array(Type.Enum([...modes]), {
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      default: ['hybrid'],
      description: 'Search modes to compare.',
    }),
    k: Type.Integer({
      minimum: 1,
      maximum: 50,
      default: 10,
      description: 'Number of hits of each search that count.',
    }),
    rerank: Type.Optional(Type.Boolean({ description: 'Same as in a search.' })),
  },
  { title: 'Evaluation', additionalProperties: false },
)
export type Evaluation = Static<typeof Evaluation>

const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

const figures = {
  mode: Type.Enum([...modes]),
  recall: Share('Share of the expected sources that were found.'),
  ndcg: Share('Normalised discounted cumulated gain: 1 if all expected sources are on top.'),
  mrr: Share('1 divided by the rank of the first expected source; 0 if none was found.'),
}

export const EvaluationResult = Type.Object(
  {
    k: Type.Integer(),
    modes: Type.Array(
      Type.Object({
        ...figures,
        hitRate: Share('Share of the questions for which at least one expected source was found.'),
      }),
      { description: 'Means over all questions.' },
    ),
    questions: Type.Array(
      Type.Object({
        query: Type.String(),
        modes: Type.Array(
          Type.Object({
            ...figures,
            found: Type.Array(
              Type.Object({
                expected: Type.Integer({
                  minimum: 0,
                  description: 'Position in the list of expected sources.',
                }),
                place: Type.Integer({ minimum: 1, description: 'Rank among the hits.' }),
                sourceId: Id(SourceId, 'Source of the hit.'),
              }),
              { description: 'Expected sources that were found, each at its first hit.' },
            ),
          }),
        ),
      }),
    ),
    usage: Type.Object({
      credits: Type.Integer({ description: 'Cost in credits: the same as for these searches.' }),
      reranked: Type.Boolean({
        description: 'True if a reranker decided the order of all searches.',
      }),
    }),
  },
  { title: 'EvaluationResult' },
)
export type EvaluationResult = Static<typeof EvaluationResult>
