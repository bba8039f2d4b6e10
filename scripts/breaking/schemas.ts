// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, read keyword by keyword
export type Schema = any

/**
 * Which way a value goes. What is sent may be let in more freely and not more strictly; what is answered
 * may be promised more strictly and not more freely. So the same rules hold for both, with old and new
 * exchanged: whatever one side may produce, the other must still take.
 */
export type Way = 'sent' | 'answered'

export interface Documents {
  old: Schema
  new: Schema
}

/** Each change that a client written for the old schema would notice, as a sentence. */
export function schemaChanges(
  documents: Documents,
  way: Way,
  old: Schema,
  fresh: Schema,
  place: string,
  above: readonly string[] = [],
): string[] {
  const pair = `${old?.$ref} ${fresh?.$ref}`
  if (old?.$ref && above.includes(pair)) return []
  const within = old?.$ref ? [...above, pair] : above
  const before = resolve(documents.old, old)
  const after = resolve(documents.new, fresh)
  const [producer, taker] = way === 'sent' ? [before, after] : [after, before]
  return [
    ...valueFaults(way, producer, taker).map((fault) => `${place}: ${fault}`),
    ...fieldChanges(way, before, after, place),
    ...variantFaults(way, before, after, place),
    ...sharedParts(before, after, place).flatMap(([one, other, where]) =>
      schemaChanges(documents, way, one, other, where, within),
    ),
  ]
}

function resolve(document: Schema, schema: Schema): Schema {
  const { anyOf, ...rest } = schema ?? {}
  if (anyOf) return { ...rest, ...oneOfTypes(document, anyOf) }
  if (schema?.$ref === undefined) return schema ?? {}
  const path: string[] = schema.$ref.split('/').slice(1)
  return resolve(document, path.reduce((part, key) => part?.[key], document) ?? {})
}

/** `anyOf` of a schema and null, or of bare types, as the one schema with a list of types that says the same. */
function oneOfTypes(document: Schema, anyOf: readonly Schema[]): Schema {
  const [first, ...others] = anyOf.filter(({ type }) => type !== 'null')
  const isNullable = others.length + 1 < anyOf.length
  if (isNullable && others.length === 0) {
    const { type, ...rest } = resolve(document, first)
    return type === undefined ? { anyOf } : { ...rest, type: [type, 'null'].flat() }
  }
  const areBare = anyOf.every((one) => Object.keys(one).join() === 'type')
  return areBare ? { type: anyOf.flatMap(({ type }) => type) } : { anyOf }
}

const typesOf = ({ type }: Schema): string[] =>
  [type].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : (one ?? [])))

/** What the producer may produce and the taker does not take. */
function valueFaults(way: Way, producer: Schema, taker: Schema): string[] {
  const faults: string[] = []
  const [made, taken] = [typesOf(producer), typesOf(taker)]
  const foreign = made.filter((type) => !taken.includes(type))
  if (taken.length > 0 && made.length === 0) faults.push('any type is now possible where one was')
  if (taken.length > 0 && foreign.length > 0)
    faults.push(`the type ${foreign.join(', ')} is new to one side`)
  const values = (schema: Schema): unknown[] | undefined =>
    schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  const [given, known] = [values(producer), values(taker)]
  const unknown = known && (given?.filter((value) => !known.includes(value)) ?? ['any other value'])
  // The document says of these that there may be more.
  const mayGrow = way === 'answered' && producer['x-extensible'] === true
  if (unknown && unknown.length > 0 && !mayGrow)
    faults.push(`not known to one side: ${unknown.join(', ')}`)
  for (const [keyword, isLower] of bounds) {
    if (taker[keyword] === undefined) continue
    const limit = producer[keyword]
    const reaches =
      limit === undefined || (isLower ? limit < taker[keyword] : limit > taker[keyword])
    if (reaches && !mayGrow)
      faults.push(`${keyword} ${limit ?? 'none'} goes beyond ${taker[keyword]}`)
  }
  for (const keyword of ['pattern', 'format', 'uniqueItems']) {
    if (taker[keyword] && producer[keyword] !== taker[keyword]) faults.push(`another ${keyword}`)
  }
  return faults
}

const bounds: [keyword: string, isLower: boolean][] = [
  ['minimum', true],
  ['minLength', true],
  ['minItems', true],
  ['minProperties', true],
  ['maximum', false],
  ['maxLength', false],
  ['maxItems', false],
  ['maxProperties', false],
]

function fieldChanges(way: Way, before: Schema, after: Schema, place: string): string[] {
  const [old, fresh] = [before.properties ?? {}, after.properties ?? {}]
  const required = (schema: Schema, name: string): boolean =>
    schema.required?.includes(name) ?? false
  const gone = Object.keys(old).filter((name) => !(name in fresh) && before.properties)
  const isOpen = way === 'sent' && after.additionalProperties !== false
  const removed = isOpen && after.properties === undefined ? [] : gone
  const changes = removed.map((name) => `${place}.${name}: is gone`)
  for (const name of Object.keys(fresh)) {
    if (way === 'sent' && required(after, name) && !required(before, name)) {
      changes.push(`${place}.${name}: is now required`)
    }
  }
  for (const name of Object.keys(old)) {
    if (way === 'answered' && name in fresh && required(before, name) && !required(after, name)) {
      changes.push(`${place}.${name}: is no longer always there`)
    }
  }
  return changes
}

const variants = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? []

const nameOf = (variant: Schema): string => variant.$ref ?? JSON.stringify(variant)

function variantFaults(way: Way, before: Schema, after: Schema, place: string): string[] {
  const [old, fresh] = [variants(before).map(nameOf), variants(after).map(nameOf)]
  if (old.length === 0 || fresh.length === 0) return []
  const [made, taken] = way === 'sent' ? [old, fresh] : [fresh, old]
  return made
    .filter((name) => !taken.includes(name))
    .map((name) => `${place}: the variant ${name.slice(0, 80)} is known to one side only`)
}

/** What is in both, side by side. */
function sharedParts(before: Schema, after: Schema, place: string): [Schema, Schema, string][] {
  const parts: [Schema, Schema, string][] = []
  for (const [name, field] of Object.entries<Schema>(before.properties ?? {})) {
    const other = after.properties?.[name]
    if (other) parts.push([field, other, `${place}.${name}`])
  }
  if (before.items && after.items) parts.push([before.items, after.items, `${place}[]`])
  const [values, others] = [before, after].map(
    (one) => Object.values(one.patternProperties ?? {})[0],
  )
  if (values && others) parts.push([values, others, `${place}.*`])
  for (const variant of variants(before)) {
    const twin = variants(after).find((one) => variant.$ref && one.$ref === variant.$ref)
    if (twin) parts.push([variant, twin, place])
  }
  return parts
}
