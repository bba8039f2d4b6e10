import type { TSchema } from 'typebox'

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, read keyword by keyword
type Schema = any

/** What a value of the schema looks like: its own examples, put together where it has none as a whole. */
export function exampleOf(schema: TSchema): unknown {
  const { examples, anyOf, oneOf, properties, items, type, ...rest } = schema as Schema
  if (examples?.length > 0) return examples[0]
  for (const keyword of ['const', 'default']) if (keyword in rest) return rest[keyword]
  if (rest.enum) return rest.enum[0]
  const [variant] = (anyOf ?? oneOf ?? []).filter((one: Schema) => one.type !== 'null')
  if (variant) return exampleOf(variant)
  if (properties) {
    const fields = Object.entries<TSchema>(properties)
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]))
  }
  switch ([type].flat()[0]) {
    case 'array':
      return rest.maxItems === 0 ? [] : [exampleOf(items ?? {})]
    case 'object':
      return rest.minProperties > 0 ? { name: exampleOf(anyField(rest)) } : {}
    case 'string':
      return textOf(rest)
    case 'integer':
    case 'number':
      return rest.minimum ?? 1
    case 'boolean':
      return true
    default:
      return null
  }
}

const anyField = ({ patternProperties = {} }: Schema): TSchema =>
  (Object.values(patternProperties)[0] ?? {}) as TSchema

function textOf({ format, minLength = 0 }: Schema): string {
  if (format === 'date-time') return '2026-11-21T09:30:00.000Z'
  if (format === 'uri') return 'https://example.com'
  return 'text'.padEnd(minLength, '.')
}
