import { Type } from 'typebox'
import {
  evaluateMapping,
  listFaults,
  requireFewFields,
} from '../../../platform/expressions/mapping.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { MappingFields } from '../automations/expression-fields.ts'

const Sample = Type.Object(
  {
    body: Type.Optional(Type.Unknown({ description: 'What a hook received.' })),
    text: Type.Optional(Type.String({ description: 'The same as it came.' })),
    headers: Type.Optional(Type.Unknown({ description: 'Its headers, by name in lower case.' })),
    query: Type.Optional(Type.Unknown({ description: 'Of its address.' })),
    record: Type.Optional(Type.Unknown({ description: 'What a connection read.' })),
    event: Type.Optional(Type.Unknown({ description: 'An event of the feed.' })),
    steps: Type.Optional(Type.Unknown({ description: 'What earlier actions gave.' })),
  },
  { additionalProperties: false, description: 'What the expressions see; the rest is null.' },
)

const NewCheck = Type.Object(
  {
    mapping: MappingFields('The expressions, each under a name.', {
      email: 'lower(body.email)',
      phone: 'e164(body.phone, "DE")',
    }),
    sample: Type.Optional(Sample),
  },
  { title: 'NewExpressionCheck', additionalProperties: false },
)

const Fault = Type.Object({
  field: Type.String({ description: 'Its name in the mapping.', examples: ['phone'] }),
  message: Type.String({ description: 'For people.', examples: ['Unknown variable: bdy'] }),
  start: Nullable(
    Type.Integer({ description: 'First character to blame, from 0; null where there is none.' }),
  ),
  end: Nullable(Type.Integer({ description: 'The character after the last.' })),
})

const Check = Type.Object(
  {
    values: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Of each expression that gave one; none without a sample.',
    }),
    errors: Type.Array(Fault, { description: 'Of each that gave none, or cannot be read.' }),
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
        'Says what the expressions of a mapping give for a sample, or where they cannot be read. Nothing is kept.',
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
      return { values, errors: errors.map(({ code: _, ...fault }) => fault) }
    },
  ),
]
