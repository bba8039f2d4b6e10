import fc from 'fast-check'

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, read keyword by keyword
type Schema = any

/** Values that a JSON Schema allows, those of its own examples among them. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const made = constructed(schema)
  const examples: unknown[] = schema?.examples ?? []
  return examples.length === 0 ? made : fc.oneof(fc.constantFrom(...examples), made)
}

/** One value that a person would send: the examples of the schema, and every property that has one. */
export function exampleOf(schema: Schema): unknown {
  if (schema === undefined) return undefined
  const [example] = schema.examples ?? []
  if (example !== undefined) return example
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  const variant = (schema.anyOf ?? schema.oneOf)?.[0]
  if (variant) return exampleOf(variant)
  if (schema.properties) {
    const entries = Object.entries<Schema>(schema.properties)
    return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property)]))
  }
  return fc.sample(constructed(schema), { numRuns: 1, seed: 1 })[0]
}

/** The same value with something wrong in one place, or something else there, or nothing at all. */
export const damaged = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.nat(), strange, fc.constantFrom('replace', 'remove', 'add')).map(damage)

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e300,
    '',
    'x'.repeat(5000),
    '\0',
    '\ud800',
    [],
    {},
  ),
  fc.constantFrom<unknown>('%', '../..', "';--", '$ne', '{{x}}', '2027-01-01T00:00:00Z', [[[[1]]]]),
  fc.jsonValue({ maxDepth: 2 }),
)

function damage([whole, at, piece, way]: [unknown, number, unknown, string]): unknown {
  const copy = structuredClone(whole)
  const places: [Record<string, unknown>, string][] = []
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key])
      visit((value as Record<string, unknown>)[key])
    }
  }
  visit(copy)
  const place = places[at % Math.max(places.length, 1)]
  if (!place) return piece
  const [holder, key] = place
  if (way === 'remove') delete holder[key]
  else holder[way === 'add' ? `${key}x` : key] = piece
  return copy
}

function constructed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema === undefined || schema === true) return fc.jsonValue({ maxDepth: 2 })
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map(valuesOf))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => constructed({ ...schema, type })))
  }
  const make = byType[schema.type as keyof typeof byType]
  return make ? make(schema) : fc.jsonValue({ maxDepth: 2 })
}

const byType = {
  null: (): fc.Arbitrary<unknown> => fc.constant(null),
  boolean: (): fc.Arbitrary<unknown> => fc.boolean(),
  integer: ({ minimum = -1000, maximum = minimum + 10_000 }: Schema): fc.Arbitrary<unknown> =>
    fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1000, maximum = 1000 }: Schema): fc.Arbitrary<unknown> =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  string: text,
  array: ({ items, minItems = 0, maxItems = 5, uniqueItems }: Schema): fc.Arbitrary<unknown> => {
    const length = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) }
    const selector = (item: unknown): string => JSON.stringify(item)
    return uniqueItems
      ? fc.uniqueArray(valuesOf(items), { ...length, selector })
      : fc.array(valuesOf(items), length)
  },
  object: ({ properties, required = [], patternProperties, propertyNames }: Schema) => {
    if (properties) {
      const values = Object.entries(properties).map(([name, one]) => [name, valuesOf(one)] as const)
      return fc.record(Object.fromEntries(values), { requiredKeys: required })
    }
    const names = propertyNames ? text(propertyNames) : fc.string({ minLength: 1, maxLength: 20 })
    const [item] = Object.values(patternProperties ?? {})
    return fc.dictionary(names as fc.Arbitrary<string>, valuesOf(item), { maxKeys: 3 })
  },
}

function text({ format, pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<unknown> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((at) => at.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' })
}
