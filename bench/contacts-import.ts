import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { buildApp } from '../server/src/app.ts'
import { type Context, createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { newId, OrganizationId } from '../server/src/platform/ids.ts'
import { createClient } from '../server/test/client.ts'
import { uploadContacts } from '../server/test/importing.ts'

/**
 * Rows a second of an import, events and images for undo included, beside COPY of the same contacts into the same
 * table with its indexes and triggers, in the same run. `node --expose-gc bench/contacts-import.ts` collects garbage
 * before it looks at the memory.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const operatorKey = randomBytes(24).toString('hex')
const [config, configuredSecrets] = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_LOG_LEVEL: 'error',
})
const settings =
  config.database.kind === 'embedded'
    ? { ...config, database: { kind: 'embedded', directory: null } as const }
    : config

async function main(): Promise<void> {
  await using context = await createContext(settings, completeSecrets(config, configuredSecrets))
  await using app = await buildApp(context)
  await context.jobs.start(app.jobs, false)
  await migrate(context.database)
  const operator = createClient(app.http, [], operatorKey)
  const enter = async () => {
    const made = { name: 'Bench', plan: 'unlimited' }
    const { body: organization } = await operator.post('/operator/v1/organizations', made)
    const tokens = `/operator/v1/organizations/${organization.id}/tokens`
    const { body } = await operator.post(tokens, { name: 'bench', scopes: ['*'] })
    const id = OrganizationId.read(organization.id) ?? ''
    return { id, owner: createClient(app.http, [], body.token) }
  }
  const drain = () => context.jobs.drain()
  const csv = fileOf((at) => [`Person ${at}`, `p${at}@example.com`, phoneOf(at), 'Engines', 'a;b'])
  const file = Buffer.from(`Name,Email,Phone,Company,Tags\n${csv}`)
  const first = await enter()
  const run = (name: string, options: object, count: 'created' | 'unchanged') =>
    measure(name, async (watch) => {
      const { body } = await uploadContacts(first, file)
      const path = `/v1/contact-imports/${body.id}`
      // The file as a whole is in the memory of this process, which is its client, too.
      watch()
      await first.owner.post(`${path}/start`, { options })
      await drain()
      const { status, progress } = (await first.owner.get(path)).body
      assert.deepEqual([status, progress[count]], ['completed', rows])
    })
  await run('dry run', { dryRun: true }, 'created')
  const imported = await run('import', {}, 'created')
  await run('the same file again', {}, 'unchanged')
  await measure('export', async (watch) => {
    watch()
    const { body } = await first.owner.post('/v1/contact-exports', { format: 'csv' })
    await drain()
    assert.equal((await first.owner.get(`/v1/contact-exports/${body.id}`)).body.rows, rows)
  })
  if (!context.database.isShared) return
  const second = await enter()
  const copied = await measure('COPY', () => copy(context, second.id))
  console.log(`import / COPY: ${(imported / copied).toFixed(2)}`)
}

const phoneOf = (at: number): string => `+1415${String(2_000_000 + at).padStart(7, '0')}`

const fileOf = (cellsOf: (at: number) => string[]): string =>
  Array.from({ length: rows }, (_, at) => `${cellsOf(at).join(',')}\n`).join('')

/** Rows a second; beside them, the resident memory at the time of `watch` and the most after it. */
async function measure(name: string, act: (watch: () => void) => Promise<void>): Promise<number> {
  let [first, most] = [0, 0]
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss() / 1024 / 1024)
  }
  const looking = setInterval(look, 50)
  const start = performance.now()
  await act(() => {
    globalThis.gc?.()
    most = 0
    look()
    first = most
  })
  const seconds = (performance.now() - start) / 1000
  clearInterval(looking)
  look()
  const memory =
    first > 0 ? `, ${first.toFixed(0)} MB before and ${most.toFixed(0)} MB at most` : ''
  console.log(`${name}: ${Math.round(rows / seconds)} rows/s${memory}`)
  return rows / seconds
}

/** Over one connection, in one statement. */
async function copy({ database }: Context, organization: string) {
  const text = fileOf((at) => [
    ...[organization, newId(), `Person ${at}`, `p${at}@copy.example`, phoneOf(at), 'Engines'],
    ...['"{a,b}"', new Date().toISOString(), new Date().toISOString()],
  ])
  const columns = 'organization_id, id, name, email, phone, company, tags, created_at, updated_at'
  // The embedded database has no files; its COPY is no bar.
  if (!database.isShared) return
  const client = new pg.Client(process.env['DATABASE_URL'])
  await client.connect()
  await new Promise<void>((resolve, reject) => {
    client.query({
      submit: (connection: CopyConnection) =>
        connection.query(`copy contacts (${columns}) from stdin with (format csv)`),
      handleCopyInResponse: (connection: CopyConnection) => {
        connection.sendCopyFromChunk(Buffer.from(text))
        connection.endCopyFrom()
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    } as never)
  })
  await client.end()
}

/** What pg hands to a query of one's own. */
interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

await main()
