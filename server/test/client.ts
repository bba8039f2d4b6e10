import assert from 'node:assert/strict'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type ErrorCode, errorCatalogue } from '../src/platform/errors.ts'
import { isRaw, type Operation } from '../src/platform/operations/operation.ts'
import { ErrorBody } from '../src/platform/operations/schemas.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads; the shape is checked against the schema
type Body = any

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  text: string
  body: Body
}

/** Requests as one sender. Every answer is checked against the operation's declared schema. */
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
  send(options: InjectOptions): Promise<Answer>
}

export function createClient(
  http: FastifyInstance,
  operations: readonly Operation[],
  credential: string | null,
): Client {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const headers = {
      ...(credential ? { authorization: `Bearer ${credential}` } : {}),
      ...options.headers,
    }
    const response = await http.inject({ ...options, headers })
    const answer: Answer = {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      text: response.body,
      body: response.body && isJson(response.headers['content-type']) ? response.json() : undefined,
    }
    checkAgainstSchema(operations, options, answer)
    return answer
  }
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, body?: unknown, headers: Record<string, string> = {}) =>
      send({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) })
  return {
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  }
}

const isJson = (type: unknown): boolean => String(type).startsWith('application/json')

const ajv = new Ajv({ strict: false, allErrors: true })
;(addFormats as unknown as (ajv: Ajv) => void)(ajv)
const compiled = new Map<object, ValidateFunction>()

function checkAgainstSchema(
  operations: readonly Operation[],
  { method, url }: InjectOptions,
  answer: Answer,
): void {
  assert.ok(answer.headers['x-request-id'], 'every answer carries X-Request-Id')
  if (method === 'HEAD') return
  const path = String(url).split('?')[0] ?? ''
  const ofMethod = operations.filter((one) => one.method === method)
  const operation =
    ofMethod.find((one) => one.path === path) ??
    ofMethod.find((one) => pathPattern(one.path).test(path))
  // A protocol of its own has errors of its own.
  const isForeign = operation && isRaw(operation.reply) && answer.body?.jsonrpc !== undefined
  if (isForeign) return
  if (answer.status >= 400) {
    check(ErrorBody, answer)
    const [status] = errorCatalogue[answer.body.error.code as ErrorCode]
    assert.equal(status, answer.status, `code ${answer.body.error.code}`)
    return
  }
  if (!operation || answer.status === 304) return
  const isCreated = operation.mayCreate && answer.status === 201
  const status = isCreated ? 201 : operation.status
  assert.equal(answer.status, status, `undocumented status of ${method} ${path}`)
  if (operation.reply && !isRaw(operation.reply)) check(operation.reply, answer)
}

const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

function check(schema: object, { body, text }: Answer): void {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  assert.ok(validate(body), `${text.slice(0, 500)}\n${ajv.errorsText(validate.errors)}`)
}
