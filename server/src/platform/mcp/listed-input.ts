/** The part of JSON Schema that tool inputs use. */
interface Schema {
  description?: string
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: unknown
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  [keyword: string]: unknown
}

/** Keywords that validate a call, and that a description explains better. */
const unlisted: ReadonlySet<string> = new Set([
  ...['examples', 'title', 'discriminator', 'patternProperties', 'propertyNames'],
])
const maxDescription = 110
const maxPattern = 40

/**
 * Returns a tool's input schema for a list of tools, which a model reads in every conversation. Calls are validated
 * with the complete schema, so an unlisted input is accepted too.
 */
export function listedInput(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(listedInput)
  if (!isSchema(value)) return value
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      !key.startsWith('x-') && !unlisted.has(key) && !(key === 'pattern' && isLong(inner)),
  )
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      if (key === 'description') return [key, firstSentences(String(inner))]
      if (key !== 'properties' || !isSchema(inner)) return [key, listedInput(inner)]
      const fields = Object.entries(inner).map(([field, schema]) => [field, listedInput(schema)])
      return [key, Object.fromEntries(fields)]
    }),
  )
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const isLong = (pattern: unknown): boolean => String(pattern).length > maxPattern

/** Returns the first sentence, and short sentences after it. */
function firstSentences(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!?])\s+(?=[A-Z`])/)
  let shown = first
  for (const sentence of rest) {
    if (shown.length + 1 + sentence.length > maxDescription) break
    shown += ` ${sentence}`
  }
  return shown
}

/**
 * Returns a schema with the fields in `paths`, such as `title` or `items.name`, and the required ones. An object with
 * more fields does not list `additionalProperties: false`. Variants that differ by `type` are named by it, such as
 * `blocks.text`; other variants are listed only by that name.
 */
export function withFields(whole: object, paths: readonly string[]): Schema {
  const schema: Schema = { ...whole }
  if (schema.items) return { ...schema, items: withFields(schema.items, paths) }
  if (schema.oneOf) return { ...schema, oneOf: withForms(schema.oneOf, paths) }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((form) => withFields(form, paths)) }
  const { properties, required = [], additionalProperties, ...rest } = schema
  if (!properties) return schema
  const inside = below(paths)
  const shown = Object.entries(properties)
    .filter(([field]) => inside.has(field) || required.includes(field))
    .map(([field, inner]) => [field, narrowed(inner, inside.get(field))] as const)
  const isWhole = shown.length === Object.keys(properties).length
  return {
    ...rest,
    properties: Object.fromEntries(shown),
    required,
    ...(isWhole && { additionalProperties }),
  }
}

function withForms(forms: readonly Schema[], paths: readonly string[]): Schema[] {
  const inside = below(paths)
  const nameOf = ({ properties }: Schema) => String(properties?.['type']?.['const'])
  const shown = forms.filter((form) => inside.has(nameOf(form)))
  const others = forms.map(nameOf).filter((name) => !inside.has(name))
  return [
    ...shown.map((form) => narrowed(form, inside.get(nameOf(form)))),
    ...(others.length > 0
      ? [{ type: 'object', properties: { type: { enum: others } }, required: ['type'] }]
      : []),
  ]
}

const narrowed = (schema: Schema, paths: readonly string[] = []): Schema =>
  paths.length > 0 ? withFields(schema, paths) : schema

/** Returns the nested paths of each field. */
function below(paths: readonly string[]): Map<string, string[]> {
  const inside = new Map<string, string[]>()
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.')
    inside.set(field, [...(inside.get(field) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])])
  }
  return inside
}
