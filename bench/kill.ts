/**
 * `kill -9` under load: twenty organizations publish, one sender each, the server is killed and started again, and the
 * time is taken from its readiness until all acknowledged events have arrived. On the embedded database, and on
 * PostgreSQL if DATABASE_URL is given.
 *
 *     node bench/kill.ts
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'undici'
import { createTestDatabase } from '../server/test/storage.ts'
import { startProduct } from './processes.ts'
import { createWorld, type Send } from './publishing-world.ts'
import { now, startReceiver } from './receiver.ts'
import { report } from './report.ts'

const publishingMs = 3_000
/** Claims of a sender that nobody takes over run out after a minute. */
const giveUpMs = 90_000

await using receiver = await startReceiver()
await measureOn('the embedded database', undefined)
const server = process.env['DATABASE_URL']
if (server) {
  const database = await createTestDatabase(server)
  await measureOn('PostgreSQL', database.url)
  await database.drop()
}

async function measureOn(name: string, databaseUrl: string | undefined): Promise<void> {
  const directory = await mkdtemp(`${tmpdir()}/capstan-kill-`)
  const operatorKey = randomBytes(24).toString('hex')
  const environment = {
    DATABASE_URL: databaseUrl,
    CAPSTAN_DATA_DIR: directory,
    CAPSTAN_OPERATOR_KEY: operatorKey,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
    CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
  }
  const first = await startProduct(environment)
  const pool = new Pool(first.origin, { connections: 64 })
  const senders = await createWorld({ pool, operatorKey }, receiver, 1)
  await receiver.arrivals()
  const owed = new Set<string>()
  const publish = async (send: Send): Promise<void> => {
    for (;;) {
      const { id = '' } = await send('/v1/events', { type: 'custom.order.paid', data: {} })
      owed.add(id)
    }
  }
  // Each ends when the server is killed, with a request that nobody has acknowledged.
  const publishing = Promise.allSettled(senders.map(publish))
  await delay(publishingMs)
  process.kill(first.pid, 'SIGKILL')
  await publishing
  await pool.destroy()
  const arrived = async (): Promise<void> => {
    for (const { eventId } of await receiver.arrivals()) owed.delete(eventId)
  }
  await arrived()
  const left = owed.size
  const second = await startProduct(environment)
  const readyAt = now()
  while (owed.size > 0 && now() - readyAt < giveUpMs) {
    await delay(20)
    await arrived()
  }
  const seconds = (now() - readyAt) / 1_000
  await second.stop()
  await rm(directory, { recursive: true })
  report(`kill -9 under load on ${name}`, [
    {
      name: `from ready to the last of ${left} events that were left`,
      value: owed.size > 0 ? `${owed.size} missing` : `${seconds.toFixed(1)} s`,
      bar: '≤ 3 s',
      reached: owed.size === 0 && seconds <= 3,
    },
  ])
}
