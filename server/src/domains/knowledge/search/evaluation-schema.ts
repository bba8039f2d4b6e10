import { type Static, Type } from 'typebox'
import { expects, Id, PathId } from '../../../platform/operations/schemas.ts'
import { SourceId } from '../ids.ts'
import { modes } from './schema.ts'

/** A source that an answer should come from; all that is given must hold of it. */
const Expected = Type.Object(
  {
    sourceId: Type.Optional(
      Type.String({
        ...PathId(SourceId, 'The source, or the sitemap or crawl that it is a page of.'),
        ...expects(`an id such as ${SourceId.example}`),
      }),
    ),
    url: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, description: 'Its address.' })),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: 'Its name.' })),
    metadata: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()]),
        { minProperties: 1, maxProperties: 16, description: 'Values that its metadata have.' },
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
      description: 'The sources that should be among the hits.',
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
      description: 'Ways to search that are compared.',
    }),
    k: Type.Integer({
      minimum: 1,
      maximum: 50,
      default: 10,
      description: 'How many hits of each search count.',
    }),
    rerank: Type.Optional(Type.Boolean({ description: 'As in a search.' })),
  },
  { title: 'Evaluation', additionalProperties: false },
)
export type Evaluation = Static<typeof Evaluation>

const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

const figures = {
  mode: Type.Enum([...modes]),
  recall: Share('Share of the expected sources that were found.'),
  ndcg: Share('Normalised discounted cumulated gain: 1 when all of them stand on top.'),
  mrr: Share('1 divided by the place of the first of them; 0 when none was found.'),
}

export const EvaluationResult = Type.Object(
  {
    k: Type.Integer(),
    modes: Type.Array(
      Type.Object({
        ...figures,
        hitRate: Share('Share of the questions for which any of them was found.'),
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
                  description: 'Which of the expected, by its place in the list.',
                }),
                place: Type.Integer({ minimum: 1, description: 'Among the hits.' }),
                sourceId: Id(SourceId, 'The source that it was found as.'),
              }),
              { description: 'Those of the expected that were found, each where it came first.' },
            ),
          }),
        ),
      }),
    ),
    usage: Type.Object({
      credits: Type.Integer({ description: 'As much as the same searches cost.' }),
      reranked: Type.Boolean({
        description: 'Whether a reranker decided the order of all searches.',
      }),
    }),
  },
  { title: 'EvaluationResult' },
)
export type EvaluationResult = Static<typeof EvaluationResult>
