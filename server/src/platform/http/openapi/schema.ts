import type { TSchema } from 'typebox'

export type SchemaJson = Record<string, unknown>

/** What the schemas of one document share. */
export interface Components {
  /** The schemas that have a name, which the others refer to. */
  schemas: SchemaJson
  /** The schema that each of them was made from. */
  sources: Map<string, TSchema>
  /** Names that generators of clients give to the rest: texts with a list of values, maps and unions. */
  unnamed: Set<string>
  /** What stands for `x-enum` in a schema: the values that the domains declare. */
  enums: Readonly<Record<string, readonly string[]>>
}

export const componentsOf = (enums: Components['enums']): Components => ({
  ...{ schemas: {}, sources: new Map(), unnamed: new Set(), enums },
})

/** The schemas of the document, in order. Throws if a generator of clients would give two of them one name. */
export function finishSchemas({ schemas, unnamed }: Components): SchemaJson {
  const twice = Object.keys(schemas).filter((name) => unnamed.has(name))
  if (twice.length > 0)
    throw new Error(`Two shapes are called ${twice}: give the inner ones titles`)
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Turns a schema into what stands in the document. A schema with a title, and any other object with fields, becomes a
 * component: generators of clients name the classes of the others themselves, and then two of them may get one name.
 * `name` is the name of an object without a title: its owner's, then its field's.
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
 * Types as generators of clients read them: a list of texts has the type, and `[string, number]` is `anyOf`; `null`
 * beside one type they do read.
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

/** Of a list of values: there may be more of them later. */
const extensible = 'x-extensible'

/** The values that the domains declare, in place of `x-enum`. A domain that is new has more. */
function enumOf(schema: TSchema, { enums }: Components): SchemaJson {
  const { 'x-enum': name } = schema as { 'x-enum'?: string }
  return name === undefined ? {} : { enum: enums[name], [extensible]: true }
}

/** Only what is sent is a closed object; there a field with a default may be left out. */
function requiredOf(schema: TSchema): SchemaJson {
  const { required, properties, additionalProperties } = schema as {
    required?: string[]
    properties?: Record<string, SchemaJson>
    additionalProperties?: unknown
  }
  if (!required || !properties || additionalProperties !== false) return {}
  return { required: required.filter((name) => !('default' in (properties[name] ?? {}))) }
}

/** Which component each value of a discriminator stands for. */
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

/** Keywords whose value is one schema, or in the last case perhaps a boolean. */
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

/** `contact.created` and `contactCreated` as `ContactCreated`. */
export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|[._-])([a-z])/g, (_, letter: string) => letter.toUpperCase())
