import { STATUS_CODES } from 'node:http'
import type { TObject, TSchema } from 'typebox'
import { errorCatalogue } from '../../errors.ts'
import { findGet, isPaged, isRaw, type Operation } from '../../operations/operation.ts'
import { ErrorBody } from '../../operations/schemas.ts'
import {
  type Components,
  clean,
  componentsOf,
  finishSchemas,
  pascalCase,
  reference,
  type SchemaJson,
} from './schema.ts'

export interface Info {
  title: string
  version: string
  description: string
  server: string
}

interface ApiInfo extends Info {
  /** Ways to authenticate a request. */
  securitySchemes: SchemaJson
  /** Descriptions of the groups of operations. */
  tags: ReadonlyMap<string, string>
  /** Values for `x-enum` in schemas, which the domains declare. */
  enums: Readonly<Record<string, readonly string[]>>
}

/** Returns the OpenAPI 3.1 document of these operations, from the schemas that validate and serialise. */
export function openApiDocument(info: ApiInfo, operations: readonly Operation[]): SchemaJson {
  const components = componentsOf(info.enums)
  const paths: Record<string, SchemaJson> = {}
  const refusals = new Set<number>()
  for (const operation of operations) {
    const expected = refusalsOf(operation, operations)
    for (const status of expected) refusals.add(status)
    paths[operation.path] ??= {}
    const entry = paths[operation.path] as SchemaJson
    const headers = headersSentTo(operation, operations)
    entry[operation.method.toLowerCase()] = describe(operation, expected, headers, components)
  }
  reference(ErrorBody, components, 'ErrorBody')
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return {
    ...openingOf(info),
    security: Object.keys(info.securitySchemes).map((name) => ({ [name]: [] })),
    tags: tags.map((name) => ({ name, description: info.tags.get(name) })),
    paths,
    components: {
      securitySchemes: info.securitySchemes,
      schemas: finishSchemas(components),
      parameters: requestHeaders,
      headers: answerHeaders,
      responses: {
        Error: { description: 'Any other error, in the same format.', ...errorAnswer },
        ...Object.fromEntries(
          [...refusals]
            .sort((a, b) => a - b)
            .map((status) => [nameOf(status), { description: meanings(status), ...errorAnswer }]),
        ),
      },
    },
  }
}

/** Returns the start of a document. */
export const openingOf = ({ title, version, description, server }: Info): SchemaJson => ({
  openapi: '3.1.0',
  info: {
    title,
    version,
    description,
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    contact: { name: 'Capstan', url: 'https://github.com/capstan' },
  },
  servers: [{ url: server, description: 'This server.' }],
})

function describe(
  operation: Operation,
  refusals: readonly number[],
  headers: readonly string[],
  components: Components,
): SchemaJson {
  const { operationId, tag, summary, description, params, query, rawBody } = operation
  const body = operation.body ?? (rawBody === true ? undefined : rawBody)
  const scope = operation.scope ? ` Needs the scope \`${operation.scope}\`.` : ''
  const parameters = [
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description}${scope}${deprecationNote(operation)}`,
    ...(operation.deprecated && { deprecated: true }),
    ...(operation.audience === 'public' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...((body ?? operation.upload) && {
      requestBody: {
        required: !body || !acceptsNothing(body),
        content: {
          ...(body && {
            'application/json': { schema: reference(body, components, nameIn(operation, 'Body')) },
          }),
          ...(operation.upload && formContent(operation, operation.upload, components)),
        },
      },
    }),
    responses: responses(operation, refusals, components),
  }
}

function contentOf(operation: Operation, components: Components): SchemaJson {
  const { reply } = operation
  if (reply === null) return {}
  const name = nameIn(operation, 'Answer')
  if (!isRaw(reply)) return { 'application/json': { schema: reference(reply, components, name) } }
  const { mediaType, schema } = reply
  return { [mediaType]: { schema: schema ? reference(schema, components, name) : {} } }
}

/** Returns the name of a schema without a title that only this operation uses. */
const nameIn = ({ operationId }: Operation, part: string): string => pascalCase(operationId) + part

const deprecationNote = ({ deprecated }: Operation): string =>
  deprecated
    ? ` Deprecated since ${deprecated.since}; can be removed after ${deprecated.sunset}. ${deprecated.instead}`
    : ''

/** Describes a form. For a part with its own content, OpenAPI 3.1 can only state the media type. */
function formContent(operation: Operation, fields: TObject, components: Components): SchemaJson {
  const { maxUploadBytes } = operation
  const { title, properties } = fields as TObject & { title?: string }
  const file = {
    description: maxUploadBytes
      ? `At most ${maxUploadBytes / 1024 / 1024} MiB.`
      : "Size up to the plan's limit; 50 MiB if the plan sets none.",
    contentMediaType: 'application/octet-stream',
  }
  const form = { ...fields, properties: { file, ...properties }, required: ['file'], title }
  return {
    'multipart/form-data': {
      schema: reference(form as TSchema, components, nameIn(operation, 'Form')),
    },
  }
}

function responses(
  operation: Operation,
  refusals: readonly number[],
  components: Components,
): SchemaJson {
  const { status, reply } = operation
  const successOf = (its: number) => {
    const names = [
      ...(its === 201 ? ['Location'] : []),
      ...(isPaged(operation) ? ['PageLink'] : []),
    ]
    return reply
      ? { description: 'Success.', ...headersOf(names), content: contentOf(operation, components) }
      : { description: 'Done, without a body.' }
  }
  const refused = refusals.map((code) => [
    String(code),
    { $ref: `#/components/responses/${nameOf(code)}` },
  ])
  return {
    [String(status)]: successOf(status),
    ...(operation.mayCreate && { 201: { ...successOf(201), description: 'Created.' } }),
    ...Object.fromEntries(refused),
    default: { $ref: '#/components/responses/Error' },
  }
}

/** Returns the name of the component of a status that all operations refer to, such as `NotFound` for 404. */
const nameOf = (status: number): string =>
  (STATUS_CODES[status] ?? `Status${status}`).replaceAll(/[^A-Za-z]/g, '')

/** Returns the statuses that a client should handle by name; `default` covers the rest. */
function refusalsOf(operation: Operation, siblings: readonly Operation[]): number[] {
  const { audience, params, body, errors = [], hasCountedAnswers } = operation
  const statuses = new Set([
    ...(audience === 'public' ? [] : [401]),
    params ? 404 : 400,
    ...(hasVersions(operation, siblings) && !hasCountedAnswers ? [412] : []),
    ...errors.map((code) => errorCatalogue[code][0]),
  ])
  if (body) statuses.add(422)
  return [...statuses].sort((a, b) => a - b)
}

const hasVersions = (operation: Operation, siblings: readonly Operation[]): boolean =>
  operation.effect === 'write' && findGet(operation, siblings) !== undefined

/** Returns the components of the headers that change what an operation does. */
function headersSentTo(operation: Operation, siblings: readonly Operation[]): string[] {
  const { method, effect, audience } = operation
  const takesKey = method === 'POST' && effect === 'write' && audience !== 'public'
  return [
    ...(takesKey ? ['IdempotencyKey'] : []),
    ...(hasVersions(operation, siblings) ? ['IfMatch'] : []),
  ]
}

const requestHeader = (name: string, description: string, example: string): SchemaJson => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string', examples: [example] },
})

const requestHeaders: Record<string, SchemaJson> = {
  IdempotencyKey: requestHeader(
    'Idempotency-Key',
    'Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again.',
    'order-1842',
  ),
  IfMatch: requestHeader(
    'If-Match',
    'The `ETag` of the version that you read. If the resource has changed since, the answer is 412.',
    '"9b2f4a51eab3cf2d"',
  ),
}

const meanings = (status: number): string =>
  Object.entries(errorCatalogue)
    .filter(([, [itsStatus]]) => itsStatus === status)
    .map(([code, [, meaning]]) => `\`${code}\`: ${meaning}`)
    .join(' ')

const header = (description: string, example: string): SchemaJson => ({
  description,
  schema: { type: 'string', examples: [example] },
})

/** Response headers, as components that responses refer to. */
const answerHeaders: Record<string, SchemaJson> = {
  Location: header('URL of the new resource.', '/v1/bases/kb_01jbts0z0ye8t9tpsz3gn7nkm8'),
  PageLink: header(
    'The next page (`rel="next"`), if there is one, and from a later page the first (`rel="first"`).',
    '</v1/bases?cursor=abc>; rel="next"',
  ),
  HelpLink: header(
    'Documentation of the error code (`rel="help"`).',
    '</docs/errors#validation_error>; rel="help"; type="text/html"',
  ),
}

const fieldOf: Record<string, string> = { PageLink: 'Link', HelpLink: 'Link' }

/** Returns the given headers of one response; nothing if the list is empty. */
const headersOf = (names: readonly string[]): SchemaJson =>
  names.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          names.map((name) => [fieldOf[name] ?? name, { $ref: `#/components/headers/${name}` }]),
        ),
      }

/** Error response with one media type: client generators have no type for the body of a response with two. */
const errorAnswer = {
  ...headersOf(['HelpLink']),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
}

function parametersIn(place: 'path' | 'query', schema: Operation['params']): SchemaJson[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = clean(property as TSchema, componentsOf({}), pascalCase(name))
    const listed: readonly string[] = schema?.required ?? []
    const required = place === 'path' || listed.includes(name)
    const hasDefault = 'default' in (property as SchemaJson)
    return { name, in: place, required: required && !hasDefault, description, schema: rest }
  })
}

const acceptsNothing = (body: TSchema): boolean =>
  ((body as { anyOf?: { type?: string }[] }).anyOf ?? []).some(({ type }) => type === 'null')
