/**
 * Rows a second of a sync of REST pages of 100, beside an import of the same contacts from a CSV file, in turns in one
 * process: new ones, then the same once more. On the embedded database, and on PostgreSQL if DATABASE_URL is given (a
 * scratch database is made there and dropped).
 *
 *     node bench/syncs.ts
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { createClient } from '../server/test/client.ts'
import { uploadContacts } from '../server/test/importing.ts'
import { createTestDatabase } from '../server/test/storage.ts'
import { type Figure, report } from './report.ts'

const rows = Number(process.env['BENCH_ROWS'] ?? 10_000)
const turns = 3
const pageRows = 100

const crm = await startCrm()
await measureOn('the embedded database', undefined)
const postgres = process.env['DATABASE_URL']
if (postgres) {
  const database = await createTestDatabase(postgres)
  await measureOn('PostgreSQL', database.url)
  await database.drop()
} else console.log('\nPostgreSQL: left out, DATABASE_URL is not set.')
crm.close()

async function measureOn(name: string, databaseUrl: string | undefined): Promise<void> {
  const operatorKey = randomBytes(24).toString('hex')
  const [read, given] = readConfig({
    DATABASE_URL: databaseUrl,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: operatorKey,
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
    CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
    CAPSTAN_LOG_LEVEL: 'error',
  })
  const config = databaseUrl
    ? read
    : { ...read, database: { kind: 'embedded', directory: null } as const }
  await using context = await createContext(config, completeSecrets(read, given))
  await using app = await buildApp(context)
  await context.jobs.start(app.jobs, false)
  await migrate(context.database)
  const operator = createClient(app.http, [], operatorKey)
  const enter = async () => {
    const made = { name: 'Bench', plan: 'unlimited' }
    const { body: organization } = await operator.post('/operator/v1/organizations', made)
    const tokens = `/operator/v1/organizations/${organization.id}/tokens`
    const { body } = await operator.post(tokens, { name: 'bench', scopes: ['*'] })
    return createClient(app.http, [], body.token)
  }
  const drain = () => context.jobs.drain()
  const best = { imported: 0, created: 0, unchanged: 0 }
  for (let turn = 0; turn < turns; turn++) {
    const owner = await enter()
    const { body } = await uploadContacts({ owner } as never, csv())
    best.imported = await faster(best.imported, async () => {
      await owner.post(`/v1/contact-imports/${body.id}/start`, {})
      await drain()
    })
    const { progress } = (await owner.get(`/v1/contact-imports/${body.id}`)).body
    assert.equal(progress.created, rows)
    const other = await enter()
    const sync = await createSync(other)
    const run = async (outcome: 'created' | 'unchanged') => {
      best[outcome] = await faster(best[outcome], async () => {
        await other.post(`${sync}/run`, { mode: 'full' })
        await drain()
      })
      const { data } = (await other.get(`${sync}/runs?limit=1`)).body
      assert.equal(data[0].stats[outcome], rows, JSON.stringify(data[0]))
    }
    await run('created')
    await run('unchanged')
  }
  report(`Syncs on ${name}, ${rows} rows by ${pageRows}, best of ${turns}`, figuresOf(best))
}

function figuresOf(best: { imported: number; created: number; unchanged: number }): Figure[] {
  const toImport = best.created / best.imported
  const toNew = best.unchanged / best.created
  const perSecond = (rate: number) => Math.round(rate)
  return [
    {
      name: `new rows/s of a sync (${perSecond(best.created)}), of an import (${perSecond(best.imported)})`,
      ...{ value: toImport.toFixed(2), bar: '>= 0.5', reached: toImport >= 0.5 },
    },
    {
      name: `unchanged rows/s (${perSecond(best.unchanged)}), of new ones`,
      ...{ value: toNew.toFixed(2), bar: '>= 3', reached: toNew >= 3 },
    },
  ]
}

async function faster(best: number, act: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  return Math.max(best, rows / ((performance.now() - start) / 1_000))
}

async function createSync(owner: ReturnType<typeof createClient>): Promise<string> {
  const { port } = crm.address() as AddressInfo
  const { body: connection } = await owner.post('/v1/integrations/connections', {
    ...{ provider: 'rest', name: 'Bench', authType: 'none' },
    config: { baseUrl: `http://127.0.0.1:${port}/` },
  })
  const { body } = await owner.post('/v1/integrations/syncs', {
    connectionId: connection.id,
    deletions: 'delete',
    config: {
      list: {
        ...{ path: 'people', items: '/data', id: '/id' },
        pagination: { kind: 'page', parameter: 'page', first: 1 },
      },
    },
    mapping: {
      ...{ email: 'record.email', name: 'record.name', phone: 'record.phone' },
      ...{ company: 'record.company', tags: 'record.tags' },
    },
  })
  return `/v1/integrations/syncs/${body.id}`
}

function person(at: number) {
  const phone = `+1415${String(2_000_000 + at).padStart(7, '0')}`
  const name = `Person ${at}`
  return { id: at, name, email: `p${at}@example.com`, phone, company: 'Engines', tags: ['a', 'b'] }
}

function csv(): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const { name, email, phone, company, tags } = person(at)
    return [name, email, phone, company, tags.join(';')].join(',')
  })
  return Buffer.from(['Name,Email,Phone,Company,Tags', ...lines, ''].join('\n'))
}

/** Pages are made before, so that the service costs next to nothing. */
async function startCrm(): Promise<Server> {
  const pages = Array.from({ length: Math.ceil(rows / pageRows) }, (_, page) => {
    const count = Math.min(pageRows, rows - page * pageRows)
    const data = Array.from({ length: count }, (_, at) => person(page * pageRows + at))
    return JSON.stringify({ data })
  })
  const server = createServer((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('page'))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(pages[page - 1] ?? '{"data":[]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
