/**
 * Deliveries through the public API: twenty connections publish over HTTP, the dispatcher signs and sends, a
 * receiver answers 200. On the embedded database, and on PostgreSQL if DATABASE_URL is given (a scratch
 * database is made there and dropped). Load and receiver run beside the server, whose processor time and
 * the database's are counted apart from theirs.
 *
 *     node bench/publishing.ts
 */
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase } from '../server/test/storage.ts'
import { createWorld, type Host, startHost } from './publishing-world.ts'
import { now, startReceiver } from './receiver.ts'
import { type Figure, report } from './report.ts'

const publishers = 20
const publishingMs = 5_000
const text = 'x'.repeat(1_000)
const requests = {
  'POST /v1/events': ['/v1/events', { type: 'custom.order.paid', data: { text } }],
  'a contact of 1 kB': ['/v1/contacts', { name: 'Ada Lovelace', custom: { text } }],
} as const

const kinds = Object.keys(requests) as (keyof typeof requests)[]

interface Bars {
  one: number
  many: number
  cpuSeconds: number
  p50Ms: number
  p95Ms: number
}
const embeddedBars: Bars = { one: 600, many: 1_000, cpuSeconds: Number.NaN, p50Ms: 12, p95Ms: 40 }
const postgresBars: Bars = { one: 1_200, many: 3_000, cpuSeconds: 1.4, p50Ms: 5, p95Ms: 12 }

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
  const send = await createWorld(host, receiver, fanOut)
  const [path, body] = requests[kind]
  await receiver.arrivals()
  const [cpuBefore, startedAt] = [await host.cpuSeconds(), now()]
  let owed = 0
  const publisher = async (): Promise<void> => {
    while (now() - startedAt < publishingMs) {
      await send(path, body)
      owed += fanOut
    }
  }
  await Promise.all(Array.from({ length: publishers }, publisher))
  let arrived = (await receiver.arrivals()).length
  const meanwhile = (arrived / (now() - startedAt)) * 1_000
  while (arrived < owed) {
    await delay(20)
    arrived += (await receiver.arrivals()).length
  }
  const perSecond = (owed / (now() - startedAt)) * 1_000
  await delay(200)
  const cpu = (((await host.cpuSeconds()) - cpuBefore) / owed) * 1_000
  const isContact = path === '/v1/contacts'
  const bar = fanOut > 1 ? bars.many : isContact ? Math.min(bars.one, 900) : bars.one
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
      bar: fanOut === 1 && bars.cpuSeconds ? `≤ ${bars.cpuSeconds}` : '',
      reached: fanOut > 1 || !(cpu > bars.cpuSeconds),
    },
  ]
}

/** Publish to receive, from the moment that a request was due, at 200 a second evenly spaced. */
async function pace(host: Host, bars: Bars): Promise<Figure[]> {
  const send = await createWorld(host, receiver, 1)
  const [path, body] = requests['POST /v1/events']
  const dueAt = new Map<string, number>()
  const running: Promise<void>[] = []
  const startedAt = now() + 100
  for (let n = 0; n < 1_000; n++) {
    const due = startedAt + n * 5
    await delay(Math.max(0, due - now()))
    running.push(send(path, body).then(({ id = '' }) => void dueAt.set(id, due)))
  }
  await Promise.all(running)
  await delay(500)
  const times = (await receiver.arrivals()).flatMap(([, event, at]) => {
    const due = dueAt.get(event)
    return due === undefined ? [] : [at - due]
  })
  const sorted = times.toSorted((a, b) => a - b)
  const figureOf = (share: number, bar: number): Figure => {
    const value = sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    const name = `publish → receive at 200/s, p${share * 100} of ${sorted.length}`
    return { name, value: `${value.toFixed(1)} ms`, bar: `≤ ${bar} ms`, reached: value <= bar }
  }
  return [figureOf(0.5, bars.p50Ms), figureOf(0.95, bars.p95Ms)]
}
