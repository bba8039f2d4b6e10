import { Type } from 'typebox'
import {
  evaluateMapping,
  listFaults,
  listMissing,
  requireFewFields,
} from '../../../platform/expressions/mapping.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { MappingFields } from '../automations/expression-fields.ts'

const Sample = Type.Object(
  {
    body: Type.Optional(Type.Unknown({ description: 'Body that a hook received.' })),
    text: Type.Optional(Type.String({ description: 'The same body as text.' })),
    headers: Type.Optional(
      Type.Unknown({ description: 'Headers of the request, with names in lower case.' }),
    ),
    query: Type.Optional(Type.Unknown({ description: 'Query of the request’s URL.' })),
    record: Type.Optional(Type.Unknown({ description: 'Record that a connection read.' })),
    event: Type.Optional(Type.Unknown({ description: 'Event of the feed.' })),
    steps: Type.Optional(Type.Unknown({ description: 'Output of earlier actions.' })),
  },
  { additionalProperties: false, description: 'Input of the expressions. Absent values are null.' },
)

const NewCheck = Type.Object(
  {
    mapping: MappingFields('Expressions by name.', {
      email: 'lower(body.email)',
      phone: 'e164(body.phone, "DE")',
    }),
    sample: Type.Optional(Sample),
  },
  { title: 'NewExpressionCheck', additionalProperties: false },
)

const Fault = Type.Object({
  field: Type.String({
    description: 'Name of the expression in the mapping.',
    examples: ['phone'],
  }),
  message: Type.String({
    description: 'Readable error message.',
    examples: ['`bdy` is not known. Did you mean `body`?'],
  }),
  start: Nullable(
    Type.Integer({
      description: 'Index of the first character of the error, from 0; null if unknown.',
    }),
  ),
  end: Nullable(Type.Integer({ description: 'Index after the last character of the error.' })),
})

const Missing = Type.Object({
  field: Type.String({
    description: 'Name of the expression in the mapping.',
    examples: ['phone'],
  }),
  path: Type.String({
    description: 'First path of the expression that the sample does not have.',
    examples: ['body.country'],
  }),
  suggestion: Nullable(
    Type.String({
      description: 'Path of the sample with a similar name; null if there is none.',
      examples: ['body.address.country'],
    }),
  ),
})

const Check = Type.Object(
  {
    values: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Values of the expressions that have one; empty without a sample.',
    }),
    errors: Type.Array(Fault, {
      description: 'Errors of the expressions that have no value or are invalid.',
    }),
    missing: Type.Array(Missing, {
      description:
        'Expressions that read a path which the sample does not have. Without an error, their value comes from null.',
    }),
  },
  { title: 'ExpressionCheck' },
)

export const expressionOperations: readonly Operation[] = [
  operation(
    {
      effect: 'read',
      method: 'POST',
      path: '/v1/expressions/check',
      operationId: 'checkExpressions',
      tag: 'Automations',
      summary: 'Check expressions',
      description:
        'Evaluates the expressions of a mapping with a sample, or returns where they are invalid. Errors name the missing path and a similar one of the sample. Nothing is stored.',
      scope: 'integrations:read',
      keepsDigits: true,
      body: NewCheck,
      reply: Check,
      errors: ['mapping_too_large'],
    },
    async (_reader, { body: { mapping, sample } }) => {
      requireFewFields(mapping, 'mapping')
      const { values, errors } = sample
        ? evaluateMapping(mapping, sample)
        : { values: {}, errors: listFaults(mapping) }
      const missing = sample ? listMissing(mapping, sample) : []
      return { values, errors: errors.map(({ code: _, ...fault }) => fault), missing }
    },
  ),
]
