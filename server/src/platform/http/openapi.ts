import type { TObject, TSchema } from 'typebox'
import { type ErrorCode, errorCatalogue } from '../errors.ts'
import type { EventType } from '../events/event.ts'
import { deliveredSchema, deliveryHeaders, describeDelivery } from './openapi-events.ts'
import { exampleOf } from './openapi-example.ts'
import type { Operation } from './operation.ts'
import { ErrorBody } from './schemas.ts'

type Json = Record<string, unknown>

interface Info {
  title: string
  version: string
  description: string
  /** How a request shows who sends it. */
  securitySchemes: Json
  server: string
  /** One sentence for each group of operations. */
  tags: Record<string, string>
}

/**
 * The OpenAPI 3.1 document of these operations, from the same schemas that validate and serialise;
 * what is posted to endpoints of the caller is under `webhooks`.
 */
export function openApiDocument(
  info: Info,
  operations: readonly Operation[],
  events: readonly EventType[] = [],
): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] ??= {}
    const entry = paths[operation.path] as Json
    entry[operation.method.toLowerCase()] = describe(operation, components)
  }
  const webhooks = events.map((event) => [
    event.type,
    describeDelivery(event, reference(deliveredSchema(event), components)),
  ])
  reference(ErrorBody, components)
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description: info.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Capstan', url: 'https://github.com/capstan' },
    },
    servers: [{ url: info.server, description: 'This server.' }],
    security: Object.keys(info.securitySchemes).map((name) => ({ [name]: [] })),
    tags: tags.map((name) => ({ name, description: described(info.tags, name) })),
    paths,
    ...(events.length > 0 && { webhooks: Object.fromEntries(webhooks) }),
    components: {
      securitySchemes: info.securitySchemes,
      schemas: sorted(components),
      ...(events.length > 0 && { parameters: deliveryHeaders }),
      responses: {
        Error: { description: 'Any other refusal, in the same shape.', content: errorContent },
      },
    },
  }
}

function described(tags: Record<string, string>, name: string): string {
  const sentence = tags[name]
  if (sentence === undefined) throw new Error(`the tag ${name} has no sentence in app.ts`)
  return sentence
}

function describe(operation: Operation, components: Json): Json {
  const { operationId, tag, summary, description, params, query, body } = operation
  const scope = operation.scope ? ` Needs the scope \`${operation.scope}\`.` : ''
  const parameters = [...parametersIn('path', params), ...parametersIn('query', query)]
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description}${scope}${farewell(operation)}`,
    ...(operation.deprecated && { deprecated: true }),
    ...(operation.kind === 'open' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !acceptsNothing(body),
        content: {
          'application/json': content(body, components),
          ...(operation.upload && formContent(operation.upload, components)),
        },
      },
    }),
    responses: responses(operation, components),
  }
}

function content(schema: TSchema, components: Json): Json {
  return { schema: reference(schema, components), example: exampleOf(schema) }
}

const farewell = ({ deprecated }: Operation): string =>
  deprecated
    ? ` Deprecated since ${deprecated.since}, and gone after ${deprecated.sunset}. ${deprecated.instead}`
    : ''

/** OpenAPI 3.1 says of a part with content of its own only what media type it may have. */
function formContent(fields: TObject, components: Json): Json {
  const { title, properties } = fields as TObject & { title?: string }
  const file = {
    description: 'At most what the plan says: 50 MiB, where it says nothing else.',
    contentMediaType: 'application/octet-stream',
  }
  const form = { ...fields, properties: { file, ...properties }, required: ['file'], title }
  return { 'multipart/form-data': { schema: reference(form as TSchema, components) } }
}

function responses(operation: Operation, components: Json): Json {
  const { status, reply, errors = [] } = operation
  const success = reply
    ? {
        description: 'Success.',
        content: { 'application/json': content(reply, components) },
      }
    : { description: 'Done; there is no body.' }
  const refusals = variants(operation, errors).map((code) => [
    String(code),
    { description: meanings(code), content: errorContent },
  ])
  return {
    [String(status)]: success,
    ...Object.fromEntries(refusals),
    default: { $ref: '#/components/responses/Error' },
  }
}

/** The statuses a client should expect by name; `default` stands for the rest of the table. */
function variants({ kind, params, body }: Operation, errors: readonly ErrorCode[]): number[] {
  const statuses = new Set([
    ...(kind === 'open' ? [] : [401]),
    params ? 404 : 400,
    ...errors.map((code) => errorCatalogue[code][0]),
  ])
  if (body) statuses.add(422)
  return [...statuses].sort((a, b) => a - b)
}

const meanings = (status: number): string =>
  Object.entries(errorCatalogue)
    .filter(([, [itsStatus]]) => itsStatus === status)
    .map(([code, [, meaning]]) => `\`${code}\`: ${meaning}`)
    .join(' ')

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

function parametersIn(place: 'path' | 'query', schema: Operation['params']): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = clean(property as TSchema, {}) as Json
    const listed: readonly string[] = schema?.required ?? []
    const required = place === 'path' || listed.includes(name)
    const hasDefault = 'default' in (property as Json)
    return { name, in: place, required: required && !hasDefault, description, schema: rest }
  })
}

const acceptsNothing = (body: TSchema): boolean =>
  ((body as { anyOf?: { type?: string }[] }).anyOf ?? []).some(({ type }) => type === 'null')

/** A titled schema becomes a component, and a reference stands where it was. */
function reference(schema: TSchema, components: Json): Json {
  const { title } = schema as { title?: string }
  if (title === undefined) return clean(schema, components)
  if (!(title in components)) {
    components[title] = {}
    const { title: _, ...body } = clean(schema, components)
    components[title] = body
  }
  return { $ref: `#/components/schemas/${title}` }
}

function clean(schema: TSchema, components: Json): Json {
  const entries = Object.entries({ ...schema, ...requiredOf(schema), ...mappingOf(schema) }).filter(
    ([key]) => !key.startsWith('x-') && !key.startsWith('~'),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, inner(key, value, components)]))
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

function inner(key: string, value: unknown, components: Json): unknown {
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

const sorted = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
