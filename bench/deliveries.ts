/**
 * Webhook deliveries end to end: events are published in transactions of their own, the dispatcher
 * signs and sends them, a receiver in a thread of its own answers 200, the attempts are recorded.
 * Everything on this machine; on the embedded database, and on PostgreSQL if DATABASE_URL is given
 * (a scratch database is made there and dropped), without PgBouncer and behind it. `bench/publishing.ts`
 * measures the same through the API.
 *
 *     node bench/deliveries.ts
 */

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { startPgbouncer } from '../scripts/postgres/pgbouncer.ts'
import { buildApp } from '../server/src/app.ts'
import { type Context, createContext } from '../server/src/context.ts'
import { contactCreated } from '../server/src/domains/contacts/events.ts'
import { exampleContact } from '../server/src/domains/contacts/schema.ts'
import { changeWebhook, registerWebhook } from '../server/src/domains/webhooks/service.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { EventId, newId } from '../server/src/platform/ids.ts'
import type { Work } from '../server/src/platform/work.ts'
import { createTestDatabase } from '../server/test/storage.ts'
import { author } from './author.ts'
import { now, type Receiver, startReceiver } from './receiver.ts'

const endpoints = 20
const sustainedMs = 2_500
const pacedMs = 2_500
const pooled = `[databases]
[pgbouncer]
auth_type = scram-sha-256
pool_mode = transaction
max_client_conn = 500
`

/** The event that each unit of work emitted. */
const born = new WeakMap<Work, string>()

await measure()

async function measure(): Promise<void> {
  await using receiver = await startReceiver()
  const given = process.env['DATABASE_URL']
  await measureOn('embedded database', {}, receiver)
  if (given) {
    const database = await createTestDatabase(given)
    await measureOn('PostgreSQL', { DATABASE_URL: database.url }, receiver)
    {
      await using pgbouncer = await startPgbouncer(database.url, pooled)
      const urls = { DATABASE_URL: pgbouncer.url, CAPSTAN_DATABASE_DIRECT_URL: database.url }
      await measureOn('PostgreSQL behind PgBouncer', urls, receiver)
    }
    await database.drop()
  } else console.log('\nPostgreSQL: left out, DATABASE_URL is not set.')
}

async function measureOn(
  name: string,
  urls: Record<string, string>,
  receiver: Receiver,
): Promise<void> {
  const directory = await mkdtemp(`${tmpdir()}/capstan-deliveries-`)
  const [config, given] = readConfig({
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
    CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
    CAPSTAN_DATA_DIR: directory,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(32).toString('hex'),
    CAPSTAN_LOG_LEVEL: 'warn',
    ...urls,
  })
  {
    await using context = await createContext(config, completeSecrets(config, given), {
      outbound: { ca: receiver.ca },
    })
    await using app = await buildApp(context)
    await using running = new AsyncDisposableStack()
    for (const { start } of app.background) running.use(await start())
    context.listeners.push({
      '*': async (work, [event]) => void (event && born.set(work, EventId.show(event.id))),
    })
    console.log(`\n${name}`)
    const bars = { perSecond: urls['DATABASE_URL'] ? 1_500 : 500 }
    for (const scheme of ['http', 'https'] as const) {
      for (const fanOut of [endpoints, 1]) {
        await sustained(context, receiver, scheme, fanOut, bars.perSecond)
      }
    }
    await receiver.arrivals()
    await latency(context, receiver)
    await isolation(context, receiver)
  }
  await rm(directory, { recursive: true })
}

/** Publishes as fast as it can for a while, and waits until everything is delivered and recorded. */
async function sustained(
  context: Context,
  receiver: Receiver,
  scheme: 'http' | 'https',
  fanOut: number,
  bar: number,
): Promise<void> {
  const urls = Array.from(
    { length: fanOut },
    (_, n) => `${scheme}://127.0.0.1:${receiver[scheme]}/${n}`,
  )
  const world = await createWorld(context, urls)
  const cpu = process.threadCpuUsage()
  const startedAt = now()
  let owed = 0
  const publisher = async (): Promise<void> => {
    // Ahead of the deliveries, so that they never wait, but not so far that only publishing counts.
    while (now() - startedAt < sustainedMs) {
      await publish(context, world)
      owed += fanOut
      if (owed % 200 === 0) while ((await backlog(context, world)) > 1_000) await delay(5)
    }
  }
  await Promise.all(Array.from({ length: 8 }, publisher))
  while ((await backlog(context, world)) > 0) await delay(5)
  const perSecond = (owed / (now() - startedAt)) * 1_000
  const { user, system } = process.threadCpuUsage(cpu)
  const cpuMs = (user + system) / 1_000 / owed
  console.log(
    `  sustained, ${scheme.padEnd(5)}, fan-out ${String(fanOut).padStart(2)}: ${perSecond.toFixed(0).padStart(6)} deliveries/s` +
      ` (bar ${bar}), ${cpuMs.toFixed(2)} ms of this thread each`,
  )
}

async function latency(context: Context, receiver: Receiver): Promise<void> {
  for (const scheme of ['http', 'https'] as const) {
    const world = await createWorld(context, [`${scheme}://127.0.0.1:${receiver[scheme]}/0`])
    const times = await paced(context, world, 200, receiver)
    console.log(
      `  publish → receive at 200 events/s, ${scheme.padEnd(5)}: p50 ${at(times, 0.5)} ms (bar 15), p95 ${at(times, 0.95)} ms (bar 50)`,
    )
  }
}

/** Two rounds of each kind in turn, because the machine is shared. */
async function isolation(context: Context, receiver: Receiver): Promise<void> {
  const paths = Array.from(
    { length: endpoints - 1 },
    (_, n) => `http://127.0.0.1:${receiver.http}/${n}`,
  )
  const rounds: Record<'healthy' | 'hanging', number[]> = { healthy: [], hanging: [] }
  for (let round = 0; round < 2; round++) {
    for (const kind of ['healthy', 'hanging'] as const) {
      const last = `http://127.0.0.1:${kind === 'healthy' ? receiver.http : receiver.hanging}/last`
      const world = await createWorld(context, [...paths, last])
      const times = await paced(context, world, 20, receiver)
      rounds[kind].push(quantile(times, 0.99))
      // What hangs must not go on into the next round.
      await disableAll(context, world)
    }
  }
  const ratio = Math.min(...rounds.hanging) / Math.min(...rounds.healthy)
  console.log(
    `  one hanging of ${endpoints} at 20 events/s: p99 of the others ${Math.min(...rounds.hanging).toFixed(1)} ms, ` +
      `all healthy ${Math.min(...rounds.healthy).toFixed(1)} ms, ratio ${ratio.toFixed(2)} (bar 1.20)`,
  )
}

interface World {
  organizationId: string
  webhookIds: string[]
}

async function createWorld(context: Context, urls: readonly string[]): Promise<World> {
  const organizationId = newId()
  await sql`insert into organizations values (${organizationId}, 'Bench', 'unlimited', now(), now())`.execute(
    context.database.db,
  )
  const webhookIds = await context.transact(organizationId, { kind: 'system' }, async (work) => {
    const ids: string[] = []
    for (const url of urls) {
      const input = { url, events: ['contact.created'], enabled: true }
      const saving = { principal: author, keyring: context.keyring, types: [contactCreated] }
      ids.push((await registerWebhook(work, input, saving)).id)
    }
    return ids
  })
  return { organizationId, webhookIds }
}

async function disableAll(context: Context, { organizationId, webhookIds }: World): Promise<void> {
  await context.transact(organizationId, { kind: 'system' }, async (work) => {
    for (const id of webhookIds)
      await changeWebhook(
        work,
        id,
        { enabled: false },
        { principal: author, keyring: context.keyring, types: [] },
      )
  })
}

/** Returns the id of the event. */
function publish(context: Context, { organizationId }: World): Promise<string> {
  return context.transact(organizationId, { kind: 'system' }, async (work) => {
    await work.emit(contactCreated, exampleContact)
    return born.get(work) ?? ''
  })
}

async function backlog({ database }: Context, { organizationId }: World): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from deliveries
    where organization_id = ${organizationId} and status = 'pending'`.execute(database.db)
  return rows[0]?.n ?? 0
}

/** Milliseconds from the beginning of each publish to each arrival. */
async function paced(
  context: Context,
  world: World,
  perSecond: number,
  receiver: Receiver,
): Promise<number[]> {
  const published = new Map<string, number>()
  const running: Promise<void>[] = []
  const startedAt = now()
  for (let n = 0; n < (pacedMs / 1_000) * perSecond; n++) {
    await delay(Math.max(0, startedAt + (n * 1_000) / perSecond - now()))
    const begunAt = now()
    running.push(publish(context, world).then((id) => void published.set(id, begunAt)))
  }
  await Promise.all(running)
  await delay(300)
  const times: number[] = []
  for (const { eventId, at: arrivedAt } of await receiver.arrivals()) {
    const begunAt = published.get(eventId)
    if (begunAt !== undefined) times.push(arrivedAt - begunAt)
  }
  return times
}

function at(values: readonly number[], share: number): string {
  return quantile(values, share).toFixed(1)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
