import { Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'

const maxExpression = 2_000

export const Expression = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: maxExpression,
    description,
    examples: [example],
    ...expects(`a CEL expression of at most ${maxExpression} characters`),
  })

export const MappingFields = (description: string, example: Record<string, string>) =>
  Type.Record(Type.String(), Expression('A CEL expression.', 'body.id'), {
    propertyNames: {
      pattern: '^[A-Za-z_][A-Za-z0-9_]*([.][A-Za-z0-9_-]+){0,4}$',
      maxLength: 100,
      ...expects('an object with names such as email and custom.tier'),
    },
    description: `${description} At most 60.`,
    examples: [example],
    ...expects('an object of fields and their CEL expressions'),
  })

/** A text with expressions in double braces. */
export const FilledText = (description: string, maxLength: number, example: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    description: `${description} \`{{ expression }}\` inserts a value, which must exist; \`{{ expression | default: "…" }}\` inserts the default if it does not.`,
    examples: [example],
    ...expects(`1 to ${maxLength} characters`),
  })
