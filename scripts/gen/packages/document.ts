import { openApi } from '../documents.ts'
import type { Choice } from './choice.ts'
import { exampleOf } from './example.ts'

export interface Schema {
  type?: string | readonly string[]
  format?: string
  description?: string | undefined
  enum?: readonly string[]
  const?: string
  default?: unknown
  examples?: readonly unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  $ref?: string
}

interface Parameter {
  name: string
  in: 'path' | 'query'
  description?: string
  required?: boolean
  schema: Schema
}

interface Content {
  content?: { 'application/json'?: { schema: Schema } }
}

interface Operation {
  operationId: string
  parameters?: readonly Parameter[]
  requestBody?: Content
  responses: Readonly<Record<string, Content>>
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** An operation of openapi.json, with what its forms are made of. */
export interface Found {
  method: string
  path: string
  parameters: readonly Parameter[]
  /** Of the body; empty without one. */
  body: Schema
  example: Record<string, unknown> | undefined
  /** What it answers; undefined where it has no body. */
  sample: Record<string, unknown> | undefined
  /** What it answers: one thing, a page of a list, rows without pages, or nothing. */
  answer: 'one' | 'page' | 'rows' | 'nothing'
  resolve(schema: Schema): Schema
}

let read: Promise<Document> | undefined

export const readDocument = (): Promise<Document> =>
  (read ??= openApi('api').then((text) => JSON.parse(text)))

export function find({ paths, components }: Document, choice: Choice): Found {
  const resolve = (schema: Schema): Schema => {
    const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
    if (only && others.length === 0) return resolve(only)
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : resolve(components.schemas[name] ?? {})
  }
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== choice.operationId) continue
      const content = operation.requestBody?.content?.['application/json']
      const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
      const answered = answer?.[1].content?.['application/json']?.schema
      const sample = answered && exampleIn(answered, resolve)
      return {
        ...{ method: method.toUpperCase(), path, parameters: operation.parameters ?? [] },
        body: content ? bodyOf(content.schema, choice.fixed?.['type'], resolve) : {},
        ...{ example: content && exampleIn(content.schema, resolve), sample, resolve },
        answer: answerOf(sample),
      }
    }
  }
  throw new Error(`openapi.json has no operation ${choice.operationId}.`)
}

const exampleIn = (schema: Schema, resolve: Found['resolve']) =>
  exampleOf(schema, resolve) as Record<string, unknown> | undefined

function answerOf(sample: Record<string, unknown> | undefined): Found['answer'] {
  if (!sample) return 'nothing'
  if (!Array.isArray(sample['data'])) return 'one'
  return 'nextCursor' in sample ? 'page' : 'rows'
}

/** Of a choice of bodies: the one of this type, or the first. */
function bodyOf(
  schema: Schema,
  type: string | undefined,
  resolve: (one: Schema) => Schema,
): Schema {
  const whole = resolve(schema)
  const variants = (whole.oneOf ?? whole.anyOf ?? [whole]).map(resolve)
  const fits = variants.find(({ properties }) => type && properties?.['type']?.const === type)
  return fits ?? variants[0] ?? {}
}
