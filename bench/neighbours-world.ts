import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../server/test/storage.ts'
import { startServers } from './neighbours-servers.ts'
import { startProduct } from './processes.ts'

const operatorKey = randomBytes(24).toString('hex')
const directory = await mkdtemp(join(tmpdir(), 'capstan-neighbours-'))
const server = process.env['DATABASE_URL']
export const databaseName = server ? 'PostgreSQL' : 'the embedded database'
const database = server ? await createTestDatabase(server) : undefined
/** Ends with the process. */
export const servers = await startServers()
const product = await startProduct({
  DATABASE_URL: database?.url,
  CAPSTAN_POSTGRES_CACHE: undefined,
  CAPSTAN_DATA_DIR: directory,
  CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
  CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_SMTP_URL: servers.smtp,
  CAPSTAN_SIGN_UP: 'open',
  CAPSTAN_LOG_LEVEL: 'error',
})

// biome-ignore lint/suspicious/noExplicitAny: bodies are what the API answers
export type Made = any
export type Call = (
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<Made>

const callAs =
  (token: string | null): Call =>
  async (method, path, body, signal) => {
    const response = await fetch(product.origin + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        origin: product.origin,
        'sec-fetch-site': 'same-origin',
        accept: 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text && JSON.parse(text)
  }
const operate = callAs(operatorKey)
export const anybody = callAs(null)

/** A new organization on that plan. */
export async function organization(plan: string): Promise<Call> {
  const path = '/operator/v1/organizations'
  const { id } = await operate('POST', path, { name: plan, plan })
  const { token } = await operate('POST', `${path}/${id}/tokens`, { name: 'bench', scopes: ['*'] })
  return callAs(token)
}

export async function endWorld(): Promise<void> {
  await product.stop()
  await database?.drop()
  await servers[Symbol.asyncDispose]()
  await rm(directory, { recursive: true })
}
