/**
 * One PostgreSQL against a coordinator with two workers, all on this machine, in one run and in turns: 20 organizations
 * with a webhook and a base each. Both flush to the disk. Needs the extension Citus (see scripts/postgres/citus.ts).
 *
 *     node bench/distributed.ts
 */
import { setTimeout as delay } from 'node:timers/promises'
import { startCitus, stopCitus } from '../scripts/postgres/citus.ts'
import { startPostgres, stopPostgres } from '../scripts/postgres/server.ts'
import { postgresDatabase } from '../server/src/platform/db/database.ts'
import { distribute } from '../server/src/platform/db/distribute.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { percentile } from './arrivals.ts'
import { type Host, startHost } from './publishing-world.ts'
import { now, startReceiver } from './receiver.ts'
import { type Figure, median, report } from './report.ts'

const organizations = 20
const rounds = 3
const alone = 200
const rateMs = 2_000
const sourcesOfEach = 5
const maxTries = 50
/** Two equal texts would be stored once. */
let added = 0

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>
/** The fields of an answer that are read. */
interface Answer {
  id: string
  token: string
  data: unknown[]
}

interface Sender {
  call: Call
  contact: string
  base: string
}

/** One sender per organization. */
type Side = readonly Sender[]

await using receiver = await startReceiver()
await using stack = new AsyncDisposableStack()
const citus = await startCitus({ durable: true })
stack.defer(() => stopCitus(citus))
const single = await startPostgres({ durable: true })
stack.defer(() => stopPostgres(single))
{
  await using database = postgresDatabase(citus.coordinator.url)
  await migrate(database)
  await distribute(database)
}
const singleHost = stack.use(await startHost(single.url))
const clusterHost = stack.use(await startHost(citus.coordinator.url))
const [one, cluster] = [await open(singleHost), await open(clusterHost)]
const figures: Figure[] = []
/** The whole takes a quarter of an hour: what is measured is shown at once, too. */
const add = (...measured: Figure[]): void => {
  for (const { name, value } of measured) console.log(`${name}: ${value}`)
  figures.push(...measured)
}
for (const [name, bar, request] of requests()) {
  add(...(await compare(name, bar, one, cluster, request)))
}
add(await compareRates('deliveries/s by events, 1 : 1', 1.25, one, cluster, deliver))
add(await compareRates('texts a second from add to `completed`', 1.25, one, cluster, ingest))
report('One PostgreSQL, and a coordinator with two workers', figures)

type Request = (sender: Sender, n: number) => Promise<unknown>

function requests(): [string, number, Request][] {
  return [
    ['get a contact', 1.6, ({ call, contact }) => call('GET', `/v1/contacts/${contact}`)],
    [
      'create a contact with its delivery',
      1.6,
      ({ call }) => call('POST', '/v1/contacts', { name: 'Ada Lovelace' }),
    ],
    [
      'search a base of 5 texts',
      1.25,
      ({ call, base }, n) =>
        call('POST', `/v1/bases/${base}/search`, { query: `text ${n % sourcesOfEach}` }),
    ],
  ]
}

async function open(host: Host): Promise<Side> {
  const callAs =
    (key: string): Call =>
    async (method, path, body) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const request = { path, method, headers, body: body ? JSON.stringify(body) : null }
      for (let tries = 1; ; tries++) {
        const answer = await host.pool.request(request)
        const text = await answer.body.text()
        if (answer.statusCode < 300) return JSON.parse(text)
        // A node refuses what waits for a connection for two seconds, on a machine that is busy.
        if (answer.statusCode !== 503 || tries === maxTries) {
          throw new Error(`${path}: ${answer.statusCode} ${text}`)
        }
        await delay(100)
      }
    }
  const operate = callAs(host.operatorKey)
  const senders: Sender[] = []
  for (let n = 0; n < organizations; n++) {
    const path = '/operator/v1/organizations'
    const { id } = await operate('POST', path, { name: `Bench ${n}`, plan: 'unlimited' })
    const grant = { name: 'bench', scopes: ['*'] }
    const { token } = await operate('POST', `${path}/${id}/tokens`, grant)
    const call = callAs(token)
    const webhook = {
      url: `http://127.0.0.1:${receiver.http}/${id}`,
      events: ['contact.created', 'custom.*'],
    }
    await call('POST', '/v1/webhooks', webhook)
    const contact = await call('POST', '/v1/contacts', { name: 'Grace Hopper' })
    const base = await call('POST', '/v1/bases', { name: 'Bench' })
    senders.push({ call, contact: contact.id, base: base.id })
  }
  await ingest(senders)
  return senders
}

/** The median latency of one client that asks for each organization in turn, and the rate of all together. */
async function compare(
  name: string,
  bar: number,
  one: Side,
  cluster: Side,
  request: Request,
): Promise<Figure[]> {
  const times: number[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    for (const [n, side] of [one, cluster].entries()) {
      for (let i = 0; i < alone; i++) {
        const sender = side[i % organizations] as Sender
        const startedAt = now()
        await request(sender, i)
        // The first round opens connections and compiles.
        if (round > 0) times[n]?.push(now() - startedAt)
      }
    }
  }
  const [single = 0, distributed = 0] = times.map((values) => percentile(values, 0.5))
  const ratio = distributed / single
  return [
    {
      name: `${name}: p50, 1 client (${single.toFixed(2)} and ${distributed.toFixed(2)} ms)`,
      value: `${ratio.toFixed(2)} ×`,
      bar: `≤ ${bar} ×`,
      reached: ratio <= bar,
    },
    await compareRates(`${name}: requests/s of 20 clients`, bar, one, cluster, (side) =>
      rateOf(side, request),
    ),
  ]
}

async function compareRates(
  name: string,
  bar: number,
  one: Side,
  cluster: Side,
  measure: (side: Side) => Promise<number>,
): Promise<Figure> {
  const rates: number[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    for (const [n, side] of [one, cluster].entries()) rates[n]?.push(await measure(side))
  }
  const [single = 0, distributed = 0] = rates.map(median)
  const ratio = single / distributed
  return {
    name: `${name} (${single.toFixed(0)} and ${distributed.toFixed(0)})`,
    value: `${ratio.toFixed(2)} × fewer`,
    bar: `≤ ${bar} ×`,
    reached: ratio <= bar,
  }
}

async function rateOf(senders: Side, request: Request): Promise<number> {
  const startedAt = now()
  let count = 0
  const ask = async (sender: Sender): Promise<void> => {
    while (now() - startedAt < rateMs) await request(sender, count++)
  }
  await Promise.all(senders.map(ask))
  return (count / (now() - startedAt)) * 1_000
}

/** Events a second, from the first that is published to the last that arrives. */
async function deliver(side: Side): Promise<number> {
  await settle()
  const startedAt = now()
  let owed = 0
  await rateOf(side, async ({ call }) => {
    await call('POST', '/v1/events', { type: 'custom.order.paid', data: { number: owed } })
    owed++
  })
  for (let arrived = 0; arrived < owed; ) {
    arrived += (await receiver.arrivals()).length
    await delay(10)
  }
  return (owed / (now() - startedAt)) * 1_000
}

/** Waits until nothing arrives any more of what was sent before. */
async function settle(): Promise<void> {
  do await delay(500)
  while ((await receiver.arrivals()).length > 0)
}

/** Texts a second that are added by all organizations together and taken in. */
async function ingest(senders: Side): Promise<number> {
  const startedAt = now()
  await Promise.all(
    senders.map(async ({ call, base }) => {
      for (let n = 0; n < sourcesOfEach; n++) {
        const text = Array.from({ length: 60 }, (_, line) => `Text ${added} says ${line}.`).join(
          '\n\n',
        )
        await call('POST', `/v1/bases/${base}/sources`, { type: 'text', name: `${added++}`, text })
      }
      const isUnderway = async (status: string): Promise<boolean> =>
        (await call('GET', `/v1/bases/${base}/sources?limit=1&status=${status}`)).data.length > 0
      while ((await isUnderway('queued')) || (await isUnderway('processing'))) await delay(20)
    }),
  )
  return ((organizations * sourcesOfEach) / (now() - startedAt)) * 1_000
}
