// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, read keyword by keyword
type Schema = any

/** Returns what a value of the schema looks like: its own examples, put together if it has none as a whole. */
export function exampleOf(schema: Schema, resolve: (schema: Schema) => Schema): unknown {
  const { examples, anyOf, oneOf, properties, items, type, ...rest } = resolve(schema)
  if (examples?.length > 0) return examples[0]
  for (const keyword of ['const', 'default']) if (keyword in rest) return rest[keyword]
  if (rest.enum) return rest.enum[0]
  const [variant] = (anyOf ?? oneOf ?? []).filter((one: Schema) => one.type !== 'null')
  if (variant) return exampleOf(variant, resolve)
  if (properties) {
    const fields = Object.entries<Schema>(properties)
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, resolve)]))
  }
  switch ([type].flat()[0]) {
    case 'array':
      return rest.maxItems === 0 ? [] : [exampleOf(items ?? {}, resolve)]
    case 'object':
      return rest.minProperties > 0 ? { name: exampleOf(anyField(rest), resolve) } : {}
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

const anyField = ({ patternProperties = {} }: Schema): Schema =>
  Object.values(patternProperties)[0] ?? {}

function textOf({ format, minLength = 0 }: Schema): string {
  if (format === 'date-time') return '2026-11-21T09:30:00.000Z'
  if (format === 'uri') return 'https://example.com'
  return 'text'.padEnd(minLength, '.')
}
