import type { TSchema } from 'typebox'

export type SchemaJson = Record<string, unknown>

/** State shared by the schemas of one document. */
export interface Components {
  /** Named schemas, which the others refer to. */
  schemas: SchemaJson
  /** Source of each named schema. */
  sources: Map<string, TSchema>
  /** Names that client generators give to other schemas: enums, maps and unions. */
  unnamed: Set<string>
  /** Values for `x-enum` in schemas, which the domains declare. */
  enums: Readonly<Record<string, readonly string[]>>
}

export const componentsOf = (enums: Components['enums']): Components => ({
  ...{ schemas: {}, sources: new Map(), unnamed: new Set(), enums },
})

/** Returns the schemas of the document, in order. Throws if a client generator would give two of them the same name. */
export function finishSchemas({ schemas, unnamed }: Components): SchemaJson {
  const twice = Object.keys(schemas).filter((name) => unnamed.has(name))
  if (twice.length > 0)
    throw new Error(`Two shapes are called ${twice}: give the inner ones titles`)
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Converts a schema for the document. A schema with a title, and any other object with fields, becomes a component:
 * client generators name the classes of other schemas themselves, and two of them can then get the same name. `name` is
 * the name of an object without a title: its owner's, then its field's.
 */
export function reference(schema: TSchema, components: Components, name: string): SchemaJson {
  const { title = name, type, properties } = schema as Described
  if (Array.isArray(type) && properties) {
    const [only, ...others] = type.filter((one) => one !== 'null')
    if (only !== 'object' || others.length > 0) throw new Error(`${title}: an object of two types`)
    return { anyOf: [reference({ ...schema, type: only }, components, name), { type: 'null' }] }
  }
  if (title === name && !properties) {
    if (isNamedByGenerators(schema)) components.unnamed.add(name)
    return clean(schema, components, name)
  }
  const source = components.sources.get(title)
  if (source && source !== schema && JSON.stringify(source) !== JSON.stringify(schema))
    throw new Error(`Two shapes have the title ${title}`)
  if (!source) {
    components.sources.set(title, schema)
    const { title: _, ...body } = clean(schema, components, title)
    components.schemas[title] = body
  }
  return { $ref: `#/components/schemas/${title}` }
}

interface Described {
  title?: string
  type?: string | string[]
  properties?: SchemaJson
}

const isNamedByGenerators = (schema: TSchema): boolean =>
  ['enum', 'anyOf', 'oneOf', 'patternProperties', 'additionalProperties'].some(
    (key) => key in schema,
  )

export function clean(schema: TSchema, components: Components, name: string): SchemaJson {
  const derived = { ...requiredOf(schema), ...mappingOf(schema), ...enumOf(schema, components) }
  const entries = Object.entries({ ...schema, ...derived }).filter(
    ([key]) => key === extensible || !(key.startsWith('x-') || key.startsWith('~')),
  )
  return withTypes(
    Object.fromEntries(entries.map(([key, value]) => [key, inner(key, value, components, name)])),
  )
}

/**
 * Returns types in a form that client generators understand: an enum gets its type, and `[string, number]` becomes
 * `anyOf`. `null` beside one type stays.
 */
function withTypes({ type, ...rest }: SchemaJson): SchemaJson {
  const values = rest['enum']
  if (type === undefined && Array.isArray(values)) {
    const types = [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
    return { type: types.length > 1 ? types : types[0], ...rest }
  }
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest }
  if (type.filter((one) => one !== 'null').length < 2) return { type, ...rest }
  return { anyOf: type.map((one) => ({ type: one })), ...rest }
}

/** Marks an enum that can get more values later. */
const extensible = 'x-extensible'

/** Returns the values that the domains declare, in place of `x-enum`. */
function enumOf(schema: TSchema, { enums }: Components): SchemaJson {
  const { 'x-enum': name } = schema as { 'x-enum'?: string }
  return name === undefined ? {} : { enum: enums[name], [extensible]: true }
}

/** Returns the required fields. Only request bodies are closed objects; in them, a field with a default is optional. */
function requiredOf(schema: TSchema): SchemaJson {
  const { required, properties, additionalProperties } = schema as {
    required?: string[]
    properties?: Record<string, SchemaJson>
    additionalProperties?: unknown
  }
  if (!required || !properties || additionalProperties !== false) return {}
  return { required: required.filter((name) => !('default' in (properties[name] ?? {}))) }
}

/** Maps each value of a discriminator to its component. */
function mappingOf(schema: TSchema): SchemaJson {
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

/** Keywords whose value is one schema; for the last one it can be a boolean. */
const schemaKeys = new Set(['items', 'not', 'propertyNames', 'additionalProperties'])

function inner(key: string, value: unknown, components: Components, name: string): unknown {
  if (key === 'properties') {
    return Object.fromEntries(
      Object.entries(value as SchemaJson).map(([field, item]) => [
        field,
        reference(item as TSchema, components, name + pascalCase(field)),
      ]),
    )
  }
  if (key === 'patternProperties') {
    return Object.fromEntries(
      Object.entries(value as SchemaJson).map(([pattern, item]) => [
        pattern,
        reference(item as TSchema, components, `${name}Value`),
      ]),
    )
  }
  if (schemaKeys.has(key) && typeof value === 'object') {
    const part = key === 'items' ? 'Item' : 'Value'
    return reference(value as TSchema, components, name + part)
  }
  if (key === 'anyOf' || key === 'allOf' || key === 'oneOf') {
    const ways = value as TSchema[]
    return ways.map((item, index) => reference(item, components, `${name}${index + 1}`))
  }
  return value
}

/** Converts `contact.created` and `contactCreated` to `ContactCreated`. */
export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|[._-])([a-z])/g, (_, letter: string) => letter.toUpperCase())
