/** A longer shape is replaced by its size. */
const maxBytes = 4096
const maxItems = 20
const maxDepth = 20

const namesOf = new WeakMap<object, Set<string>>()

/**
 * What a body looks like, as JSON, without what it says: `"string(12)"` for a text; numbers and booleans
 * stay. A field that the schema does not know may be personal data, too: `"unknown(5)"`. Null without a
 * body.
 */
export function shapeOf(body: unknown, schema: object | undefined): string | null {
  if (body === undefined || body === null || typeof body === 'function') return null
  const json = JSON.stringify(shape(body, fieldsIn(schema), 0))
  return json.length <= maxBytes ? json : JSON.stringify(`${json.length} characters of shape`)
}

function shape(value: unknown, names: Set<string>, depth: number): unknown {
  if (typeof value === 'string') return `string(${value.length})`
  if (value === null || typeof value !== 'object') return value
  if (depth === maxDepth) return '…'
  if (Array.isArray(value)) {
    const items = value.slice(0, maxItems).map((item) => shape(item, names, depth + 1))
    return value.length > maxItems ? [...items, `… ${value.length} items`] : items
  }
  const fields = Object.entries(value).map(([name, field]) => [
    names.has(name) ? name : `unknown(${name.length})`,
    shape(field, names, depth + 1),
  ])
  return Object.fromEntries(fields)
}

/** The names of all fields that a schema knows, at whatever depth. */
function fieldsIn(schema: object | undefined): Set<string> {
  if (!schema) return new Set()
  const known = namesOf.get(schema)
  if (known) return known
  const names = new Set<string>()
  const visit = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return
    const { properties } = part as { properties?: object }
    for (const name of Object.keys(properties ?? {})) names.add(name)
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(schema)
  namesOf.set(schema, names)
  return names
}
