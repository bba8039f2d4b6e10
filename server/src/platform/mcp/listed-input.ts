/** The part of JSON Schema that inputs of tools use. */
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

/** Keywords that a call is checked by, and that a description says better. */
const unlisted: ReadonlySet<string> = new Set([
  ...['examples', 'title', 'discriminator', 'patternProperties', 'propertyNames'],
])
const maxDescription = 110
const maxPattern = 40

/**
 * Returns the input of a tool as a list of tools shows it: a model reads it in every conversation. Calls are checked
 * by the whole schema, so an input that fits it is accepted whether or not it is listed.
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

/** The first sentence, and those after it that are short. */
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
 * Returns a schema with the fields that `paths` names, such as `title` or `items.name`, and the required ones. An object
 * that has more of them lists no `additionalProperties: false`. Forms that differ by `type` are named by it:
 * `blocks.text`; the others are listed by that name alone.
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

/** What `paths` name inside each field. */
function below(paths: readonly string[]): Map<string, string[]> {
  const inside = new Map<string, string[]>()
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.')
    inside.set(field, [...(inside.get(field) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])])
  }
  return inside
}
