import type { TSchema } from 'typebox'

export type Json = Record<string, unknown>

/** What the schemas of one document share. */
export interface Components {
  /** Titled schemas, which the others refer to. */
  schemas: Json
  /** What stands for `x-enum` in a schema: the values that the domains declare. */
  enums: Readonly<Record<string, readonly string[]>>
}

/** A titled schema becomes a component, and a reference stands where it was. */
export function reference(schema: TSchema, components: Components): Json {
  const { title } = schema as { title?: string }
  if (title === undefined) return clean(schema, components)
  if (!(title in components.schemas)) {
    components.schemas[title] = {}
    const { title: _, ...body } = clean(schema, components)
    components.schemas[title] = body
  }
  return { $ref: `#/components/schemas/${title}` }
}

export function clean(schema: TSchema, components: Components): Json {
  const derived = { ...requiredOf(schema), ...mappingOf(schema), ...enumOf(schema, components) }
  const entries = Object.entries({ ...schema, ...derived }).filter(
    ([key]) => key === extensible || !(key.startsWith('x-') || key.startsWith('~')),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, inner(key, value, components)]))
}

/** Of a list of values: there may be more of them later. */
const extensible = 'x-extensible'

/** The values that the domains declare, in place of `x-enum`. A domain that is new has more. */
function enumOf(schema: TSchema, { enums }: Components): Json {
  const { 'x-enum': name } = schema as { 'x-enum'?: string }
  return name === undefined ? {} : { enum: enums[name], [extensible]: true }
}

/** Only what is sent is a closed object; there a field with a default may be left out. */
function requiredOf(schema: TSchema): Json {
  const { required, properties, additionalProperties } = schema as {
    required?: string[]
    properties?: Record<string, Json>
    additionalProperties?: unknown
  }
  if (!required || !properties || additionalProperties !== false) return {}
  return { required: required.filter((name) => !('default' in (properties[name] ?? {}))) }
}

/** Which component each value of a discriminator stands for. */
function mappingOf(schema: TSchema): Json {
  const { discriminator, oneOf = [] } = schema as {
    discriminator?: { propertyName: string }
    oneOf?: { title?: string; properties: Record<string, { const?: string }> }[]
  }
  if (!discriminator) return {}
  const { propertyName } = discriminator
  const mapping = oneOf.map(({ title, properties }) => [
    properties[propertyName]?.const,
    `#/components/schemas/${title}`,
  ])
  return { discriminator: { propertyName, mapping: Object.fromEntries(mapping) } }
}

/** Keywords whose value is one schema, or in the last case perhaps a boolean. */
const schemaKeys = new Set(['items', 'not', 'propertyNames', 'additionalProperties'])

function inner(key: string, value: unknown, components: Components): unknown {
  if (key === 'properties' || key === 'patternProperties') {
    return Object.fromEntries(
      Object.entries(value as Json).map(([name, item]) => [
        name,
        reference(item as TSchema, components),
      ]),
    )
  }
  if (schemaKeys.has(key) && typeof value === 'object') {
    return reference(value as TSchema, components)
  }
  if (key === 'anyOf' || key === 'allOf' || key === 'oneOf') {
    return (value as TSchema[]).map((item) => reference(item, components))
  }
  return value
}
