import { Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'

const maxExpression = 2_000

export const Expression = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: maxExpression,
    description,
    examples: [example],
    ...expects(`an expression of at most ${maxExpression} characters`),
  })

export const MappingFields = (description: string, example: Record<string, string>) =>
  Type.Record(Type.String(), Expression('An expression in CEL.', 'body.id'), {
    propertyNames: {
      pattern: '^[A-Za-z_][A-Za-z0-9_]*([.][A-Za-z0-9_-]+){0,4}$',
      maxLength: 100,
      ...expects('an object of names such as email and custom.tier'),
    },
    description: `${description} At most 60.`,
    examples: [example],
    ...expects('an object of fields and their expressions'),
  })

/** A text with values in double braces. */
export const FilledText = (description: string, maxLength: number, example: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    description: `${description} \`{{ expression }}\` stands for a value, which must be there, or \`{{ expression | default: "…" }}\`.`,
    examples: [example],
    ...expects(`1 to ${maxLength} characters`),
  })
