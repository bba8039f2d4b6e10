import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { newId } from '../server/src/platform/ids.ts'

/**
 * Serves the product with many hooks and, on another port of the same process and database, a bare Fastify handler
 * that inserts the bytes it gets: no rate, no signature, no duplicate, no job. The parent loads both. The embedded database
 * is on the disk, as the product has it.
 */
const directory = mkdtempSync(`${tmpdir()}/capstan-bench-`)
process.once('exit', () => rmSync(directory, { recursive: true }))
const operatorKey = randomBytes(24).toString('hex')
const [config, configuredSecrets] = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  CAPSTAN_DATA_DIR: directory,
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_LOG_LEVEL: 'silent',
})
const context = await createContext(config, completeSecrets(config, configuredSecrets))
const app = await buildApp(context)
await context.jobs.start(app.jobs, false)
await app.http.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`

const post = async (path: string, key: string, body: object): Promise<Record<string, string>> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, string>
}
const organizations = '/operator/v1/organizations'
const organization = await post(organizations, operatorKey, { name: 'Bench', plan: 'unlimited' })
const { token = '' } = await post(`${organizations}/${organization['id']}/tokens`, operatorKey, {
  name: 'bench',
  scopes: ['*'],
})
const secret = 'whsec_bench'
const paths: string[] = []
/** Each takes 600 a minute. */
for (let n = 0; n < Number(process.env['BENCH_HOOKS'] ?? 600); n++) {
  const hook = await post('/v1/integrations/hooks', token, {
    name: 'Bench',
    preset: 'stripe',
    secret,
  })
  paths.push(new URL(hook['url'] ?? '').pathname)
}

const { db } = context.database
await sql`drop table if exists bench_inbound`.execute(db)
await sql`create table bench_inbound (id uuid primary key, body bytea not null)`.execute(db)
const bare = Fastify({ logger: false })
bare.removeAllContentTypeParsers()
bare.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
bare.post('/hooks/:token', async (request) => {
  const id = newId()
  await sql`insert into bench_inbound (id, body) values (${id}, ${request.body})`.execute(db)
  return { id, duplicate: false }
})
await bare.listen({ host: '127.0.0.1', port: 0 })
const floor = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`

process.send?.({ url, floor, paths, secret })
// A load that fails must not leave a server behind.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', async () => {
  await bare.close()
  await sql`drop table bench_inbound`.execute(db)
  await app[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
  process.exit(0)
})
