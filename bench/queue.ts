/**
 * The same deliveries driven twice: by the dispatcher, which claims rows of `deliveries`, and by pg-boss
 * with one job for each delivery. Both load, sign, send and record with the same functions; pg-boss
 * fetches, records and completes its jobs in batches, in several sizes of which the best counts. On the
 * embedded database, and on PostgreSQL if DATABASE_URL is given. The figures are in
 * docs/decisions/0008-deliveries-are-claims.md.
 *
 *     node bench/queue.ts
 */

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import { type Context, createContext } from '../server/src/context.ts'
import { contactCreated } from '../server/src/domains/contacts/events.ts'
import type { Claim } from '../server/src/domains/webhooks/dispatch/attempt.ts'
import { deliver } from '../server/src/domains/webhooks/dispatch/deliver.ts'
import { Dispatcher } from '../server/src/domains/webhooks/dispatch/dispatcher.ts'
import { insertAttempts } from '../server/src/domains/webhooks/dispatch/store.ts'
import { registerWebhook } from '../server/src/domains/webhooks/service.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { newId } from '../server/src/platform/ids.ts'
import { createMetrics } from '../server/src/platform/metrics.ts'
import { createTestDatabase } from '../server/test/storage.ts'
import { author } from './author.ts'

const deliveries = 5_000
const endpoints = 20
const bodyBytes = 1_024
const rounds = 3
/** Jobs of one fetch × fetchers. One job at a time is measured with a tenth: it takes that long. */
const sizes = [
  { batch: 1, fetchers: 32, count: deliveries / 10 },
  { batch: 32, fetchers: 4, count: deliveries },
  { batch: 100, fetchers: 4, count: deliveries },
  { batch: 250, fetchers: 2, count: deliveries },
] as const
type Size = (typeof sizes)[number]
/** How long the others are watched while one endpoint hangs. */
const hangingMs = 5_000
/** The claim of the dispatcher's record; pg-boss has a lease of its own. */
const claimedUntil = new Date('2100-01-01T00:00:00.000Z')

if (isMainThread) await measure()
else await receive()

async function receive(): Promise<void> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('ok'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  parentPort?.postMessage((server.address() as AddressInfo).port)
}

async function measure(): Promise<void> {
  const receiver = new Worker(new URL(import.meta.url))
  const [port] = (await once(receiver, 'message')) as [number]
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const hanging = (silent.address() as AddressInfo).port
  await measureOn(null, port, hanging)
  const given = process.env['DATABASE_URL']
  if (given) {
    const database = await createTestDatabase(given)
    await measureOn(database.url, port, hanging)
    await database.drop()
  } else console.log('\nPostgreSQL: left out, DATABASE_URL is not set.')
  await receiver.terminate()
  silent.close()
  silent.closeAllConnections()
}

async function measureOn(url: string | null, port: number, hanging: number): Promise<void> {
  const directory = await mkdtemp(`${tmpdir()}/capstan-queue-`)
  const [config, given] = readConfig({
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
    CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
    CAPSTAN_DATA_DIR: directory,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(32).toString('hex'),
    CAPSTAN_LOG_LEVEL: 'warn',
    DATABASE_URL: url ?? undefined,
  })
  {
    await using context = await createContext(config, completeSecrets(config, given))
    const boss = new PgBoss({
      ...(url
        ? { connectionString: url, max: 8 }
        : { db: embedded(context), backend: 'pglite' as const }),
      supervise: false,
    })
    boss.on('error', (error) => console.error(error))
    await boss.start()
    const organizationId = await createWorld(context, port)
    console.log(`\n${url ? 'PostgreSQL' : 'embedded database'}, ${deliveries} deliveries of 1 KB`)
    const run = { context, boss, organizationId, patienceMs: 60_000 }
    await claims(run)
    const bySize = new Map(sizes.map((size) => [size, [] as number[]]))
    const own: number[] = []
    for (let round = 0; round < rounds; round++) {
      own.push(await claims(run))
      for (const [size, figures] of bySize) figures.push(await jobs(run, size))
    }
    print(median(own), bySize)
    await oneHangs(run, hanging)
    await boss.stop({ graceful: false })
  }
  await rm(directory, { recursive: true })
}

/** Deliveries a second, until the last one is recorded; fails when that takes too long. */
async function claims({ context, organizationId, patienceMs }: Run): Promise<number> {
  await owe(context, organizationId, deliveries, null)
  const dispatcher = new Dispatcher({ ...context, metrics: createMetrics() }, 1)
  const startedAt = performance.now()
  await using running = await dispatcher.start()
  await untilDone(context, patienceMs)
  void running
  return (deliveries * 1_000) / (performance.now() - startedAt)
}

/** The same, with one job for each; that the jobs are inserted beforehand is not counted. */
async function jobs(
  { context, boss, organizationId, patienceMs }: Run,
  size: Size,
): Promise<number> {
  const { batch: batchSize, fetchers, count } = size
  const ids = await owe(context, organizationId, count, claimedUntil)
  const queue = `deliver-${newId()}`
  await boss.createQueue(queue, { retryLimit: 0 })
  const inserted = ids.map((id) => ({ data: { id } }))
  await boss.insert(queue, inserted)
  const stop = new AbortController()
  const startedAt = performance.now()
  for (let fetcher = 0; fetcher < fetchers; fetcher++) {
    let worker = ''
    const options = { batchSize, pollingIntervalSeconds: 0.5 }
    worker = await boss.work<{ id: string }>(queue, options, async (taken) => {
      const ids = taken.map(({ data }) => data.id)
      const found = await load(context, ids)
      const sent = found.map((claim) => deliver(context, claim, stop.signal))
      await insertAttempts(context.database.db, await Promise.all(sent))
      // What is left is fetched at once.
      boss.notifyWorker(worker)
    })
  }
  try {
    await untilDone(context, patienceMs)
    return (count * 1_000) / (performance.now() - startedAt)
  } finally {
    stop.abort()
    await boss.offWork(queue)
    await boss.deleteQueue(queue)
  }
}

/** pg-boss on the same session: with parameters one statement, without them a script. */
function embedded({ database }: Context): Db {
  const one = fromKysely(database.db)
  return {
    executeSql: async (text, values) =>
      values && values.length > 0
        ? one.executeSql(text, values)
        : { rows: await database.session((run) => run(text)) },
  }
}

interface Run {
  context: Context
  boss: PgBoss
  organizationId: string
  /** So long a run may take. */
  patienceMs: number
}

function print(ours: number, bySize: ReadonlyMap<Size, readonly number[]>): void {
  console.log(`  claims over the rows:             ${ours.toFixed(0).padStart(6)} deliveries/s`)
  for (const [{ batch, fetchers }, figures] of bySize) {
    const name = `pg-boss, ${batch} jobs × ${fetchers} fetchers:`.padEnd(33)
    const theirs = median(figures)
    const ratio = (ours / theirs).toFixed(2)
    console.log(`  ${name} ${theirs.toFixed(0).padStart(6)} deliveries/s, ratio ${ratio}`)
  }
}

/** How many of the other nineteen endpoints' deliveries arrive while one endpoint does not answer. */
async function oneHangs(run: Run, port: number): Promise<void> {
  const { db } = run.context.database
  await sql`update webhooks set url = ${`http://127.0.0.1:${port}/`}
    where id = (select id from webhooks limit 1)`.execute(db)
  const others = deliveries - deliveries / endpoints
  const queues = sizes.slice(1).map((size) => ({
    name: `pg-boss, ${size.batch} jobs × ${size.fetchers} fetchers`,
    work: (one: Run) => jobs(one, size),
  }))
  for (const way of [{ name: 'claims', work: claims }, ...queues]) {
    await way.work({ ...run, patienceMs: hangingMs }).catch(() => null)
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from deliveries
      where status = 'succeeded'`.execute(db)
    console.log(`  one of 20 hangs, ${way.name}: ${rows[0]?.n} of ${others} in 5 s`)
  }
}

async function createWorld(context: Context, port: number): Promise<string> {
  const organizationId = newId()
  await sql`insert into organizations values (${organizationId}, 'Bench', 'unlimited', now(), now())`.execute(
    context.database.db,
  )
  await context.transact(organizationId, { kind: 'system' }, async (work) => {
    for (let n = 0; n < endpoints; n++) {
      const input = { url: `http://127.0.0.1:${port}/${n}`, events: ['*'], enabled: true }
      const saving = { principal: author, keyring: context.keyring, types: [contactCreated] }
      await registerWebhook(work, input, saving)
    }
  })
  return organizationId
}

/** Empties both tables and fills them: an event for each twenty deliveries, as fan-out has it. */
async function owe(
  { database: { db } }: Context,
  organizationId: string,
  count: number,
  until: Date | null,
): Promise<string[]> {
  const body = JSON.stringify({ data: 'x'.repeat(bodyBytes - 11) })
  await sql`truncate events, deliveries, attempts cascade`.execute(db)
  await sql`insert into events (organization_id, id, type, body, created_at)
    select ${organizationId}, uuid_v7(), 'contact.created', ${body}, now()
    from generate_series(1, ${count / endpoints}::integer)`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into deliveries (organization_id, id, webhook_id, event_id, event_type, status,
      next_attempt_at, claimed_until, created_at)
    select e.organization_id, uuid_v7(), w.id, e.id, e.type, 'pending', now(), ${until}, now()
    from events e join webhooks w using (organization_id) order by e.id
    returning id`.execute(db)
  await sql`analyze`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a claim reads, by id. */
async function load({ database: { db } }: Context, ids: readonly string[]): Promise<Claim[]> {
  const { rows } = await sql<Omit<Claim, 'claimedUntil'>>`
    select d.organization_id as "organizationId", d.webhook_id as "webhookId", d.id as "deliveryId",
      d.event_id as "eventId", d.event_type as "eventType", e.body, d.subject, d.thin,
      d.order_key as "orderKey", w.url, w.headers, w.secret, w.previous_secret as "previousSecret",
      w.private_key as "privateKey", w.previous_private_key as "previousPrivateKey",
      w.previous_secret_until as "previousSecretUntil",
      w.retry_schedule_seconds as "retryScheduleSeconds", w.max_in_flight as "maxInFlight",
      d.schedule_step as "scheduleStep", d.manual, w.failures > 0 as "hasFailures",
      false as "isBacklogged"
    from deliveries d
    join webhooks w on w.organization_id = d.organization_id and w.id = d.webhook_id
    join events e on e.organization_id = d.organization_id and e.id = d.event_id
    where d.id = any(${[...ids]}::uuid[])
      and d.organization_id = (select organization_id from webhooks limit 1)`.execute(db)
  return rows.map((row) => ({ ...row, claimedUntil }))
}

async function untilDone({ database: { db } }: Context, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const { rows } = await sql`select from deliveries where status = 'pending' limit 1`.execute(db)
    if (rows.length === 0) return
    if (performance.now() > deadline) throw new Error('the deliveries do not come to an end')
    await delay(20)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
