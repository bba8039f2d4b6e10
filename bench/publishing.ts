/**
 * Deliveries through the public API: twenty organizations publish over HTTP, one sender each, the dispatcher signs
 * and sends, a receiver answers 200. On the embedded database, and on PostgreSQL if DATABASE_URL is given (a scratch
 * database is made there and dropped). Load and receiver run beside the server, whose processor time and
 * the database's are counted apart from theirs.
 *
 *     node bench/publishing.ts
 */
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase } from '../server/test/storage.ts'
import { createWorld, type Host, type Send, startHost } from './publishing-world.ts'
import { now, startReceiver } from './receiver.ts'
import { type Figure, report } from './report.ts'

const publishingMs = 5_000
const text = 'x'.repeat(1_000)
const requests = {
  'POST /v1/events': ['/v1/events', { type: 'custom.order.paid', data: { text } }],
  'a contact of 1 kB': ['/v1/contacts', { name: 'Ada Lovelace', custom: { text } }],
} as const

const kinds = Object.keys(requests) as (keyof typeof requests)[]

interface Bars {
  events: number
  contacts: number
  many: number
  p50Ms: number
  p95Ms: number
}
const embeddedBars: Bars = { events: 600, contacts: 350, many: 1_500, p50Ms: 12, p95Ms: 60 }
const postgresBars: Bars = { events: 1_200, contacts: 900, many: 3_000, p50Ms: 4, p95Ms: 12 }

await using receiver = await startReceiver()
await measureOn('the embedded database', undefined, embeddedBars)
const server = process.env['DATABASE_URL']
if (server) {
  const database = await createTestDatabase(server)
  await measureOn('PostgreSQL', database.url, postgresBars)
  await database.drop()
} else console.log('\nPostgreSQL: left out, DATABASE_URL is not set.')

async function measureOn(name: string, databaseUrl: string | undefined, bars: Bars): Promise<void> {
  await using host = await startHost(databaseUrl)
  // A server that has just started compiles while it is measured.
  for (const kind of kinds) await saturate(host, kind, 1, bars)
  const figures: Figure[] = []
  for (const fanOut of [1, 20]) {
    for (const kind of kinds) {
      figures.push(...(await saturate(host, kind, fanOut, bars)))
    }
  }
  figures.push(...(await pace(host, bars)))
  report(`Deliveries through the API on ${name}`, figures)
}

/** Publishes as fast as it can for a while, and waits until everything has arrived. */
async function saturate(
  host: Host,
  kind: keyof typeof requests,
  fanOut: number,
  bars: Bars,
): Promise<Figure[]> {
  const senders = await createWorld(host, receiver, fanOut)
  const [path, body] = requests[kind]
  await receiver.arrivals()
  const [cpuBefore, startedAt] = [await host.cpuSeconds(), now()]
  let owed = 0
  const publish = async (send: Send): Promise<void> => {
    while (now() - startedAt < publishingMs) {
      await send(path, body)
      owed += fanOut
    }
  }
  await Promise.all(senders.map(publish))
  let arrived = (await receiver.arrivals()).length
  const meanwhile = (arrived / (now() - startedAt)) * 1_000
  while (arrived < owed) {
    await delay(20)
    arrived += (await receiver.arrivals()).length
  }
  const perSecond = (owed / (now() - startedAt)) * 1_000
  await delay(200)
  const cpu = (((await host.cpuSeconds()) - cpuBefore) / owed) * 1_000
  const bar = fanOut > 1 ? bars.many : path === '/v1/contacts' ? bars.contacts : bars.events
  const name = `${kind}, 1 : ${fanOut}`
  const published = `published ${Math.round((owed / fanOut / publishingMs) * 1_000)}/s`
  return [
    {
      name: `${name}: deliveries/s to the last (${published}, delivered meanwhile ${Math.round(meanwhile)}/s)`,
      value: String(Math.round(perSecond)),
      bar: `≥ ${bar}`,
      reached: perSecond >= bar,
    },
    {
      name: `${name}: CPU seconds for 1,000, server and database`,
      value: cpu.toFixed(2),
      bar: '',
      reached: true,
    },
  ]
}

/** From the moment that a contact was due to its arrival, at 200 a second evenly spaced and in turns. */
async function pace(host: Host, bars: Bars): Promise<Figure[]> {
  const senders = await createWorld(host, receiver, 1)
  const [path, body] = requests['a contact of 1 kB']
  const dueAt = new Map<string, number>()
  const running: Promise<unknown>[] = []
  const startedAt = now() + 100
  await receiver.arrivals()
  for (let n = 0; n < 2_000; n++) {
    const due = startedAt + n * 5
    await delay(Math.max(0, due - now()))
    const send = senders[n % senders.length]
    if (send) running.push(send(path, body).then(({ id = '' }) => dueAt.set(id, due)))
  }
  await Promise.all(running)
  await delay(500)
  const times = (await receiver.arrivals()).flatMap(({ resource, at }) => {
    const due = dueAt.get(resource)
    return due === undefined ? [] : [at - due]
  })
  const sorted = times.toSorted((a, b) => a - b)
  const figureOf = (share: number, bar: number): Figure => {
    const value = sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    const name = `a contact at 200/s, from due to received, p${share * 100} of ${sorted.length}`
    return { name, value: `${value.toFixed(1)} ms`, bar: `≤ ${bar} ms`, reached: value <= bar }
  }
  return [figureOf(0.5, bars.p50Ms), figureOf(0.95, bars.p95Ms)]
}
