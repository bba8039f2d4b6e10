import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { type ArrivingRequest, type Latency, measureArrivals } from './arrivals.ts'
import { databaseCpu } from './database-cpu.ts'
import { type Figure, median, report } from './report.ts'

/** The token of an organization of its own, and one of its contacts. */
interface Sender {
  token: string
  contact: string
}

interface Host {
  url: string
  /** Serves the last organization. */
  floor: string
  senders: Sender[]
}

interface Load {
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: (sender: Sender) => [ours: string, floor: string]
  body?: string
  /** The least share of a bare handler's rate. */
  share: number
}

const loads: Load[] = [
  {
    name: 'GET one contact',
    method: 'GET',
    path: ({ contact }) => [`/v1/contacts/${contact}`, `/contacts/${contact}`],
    share: 0.8,
  },
  {
    name: 'list 20 contacts',
    method: 'GET',
    path: () => ['/v1/contacts?limit=20', '/contacts'],
    share: 0.8,
  },
  {
    name: 'create a contact, over one that writes the same rows',
    method: 'POST',
    path: () => ['/v1/contacts', '/contacts/with-event'],
    body: '{"name":"Ada Lovelace"}',
    share: 0.5,
  },
  {
    name: 'create a contact, over one insert of the contact',
    method: 'POST',
    path: () => ['/v1/contacts', '/contacts'],
    body: '{"name":"Ada Lovelace"}',
    share: 0.5,
  },
  {
    name: 'upsert a contact that stays as it is',
    method: 'PUT',
    path: () => ['/v1/contacts/by/externalId/crm-0', '/contacts/by/crm-0'],
    body: '{"jobTitle":"Engineer"}',
    share: 0.7,
  },
]

const rounds = 3
const seconds = 2
const tailRounds = 2
const tailSeconds = 2

/** Requests a second of both, in turns, so that what else the machine does meets both alike. */
const child = fork(new URL('./api-host.ts', import.meta.url), { stdio: 'inherit' })
const [host] = (await once(child, 'message')) as [Host]
const databaseUrl = process.env['DATABASE_URL']
const databaseSeconds = databaseUrl ? await databaseCpu(databaseUrl) : async () => 0
const figures: Figure[] = []
for (const load of loads) figures.push(...(await compare(load)), await costOf(load))
child.kill('SIGTERM')
await once(child, 'exit')
report(`API on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`, figures)

async function compare(load: Load): Promise<Figure[]> {
  const ratios: number[] = []
  let rate = 0
  await run(load, 'ours', 1)
  for (let round = 0; round < rounds; round++) {
    const bare = await run(load, 'floor', seconds)
    const full = await run(load, 'ours', seconds)
    ratios.push(full.requests.average / bare.requests.average)
    rate = full.requests.average
  }
  const share = median(ratios)
  return [
    {
      name: `${load.name}: share of a bare handler (${Math.round(rate)} requests/s)`,
      value: `${Math.round(share * 100)} %`,
      bar: `≥ ${load.share * 100} %`,
      reached: share >= load.share,
    },
    await compareTails(load, Math.round(rate / 2)),
  ]
}

/** Latency at half of our rate, of both in turns and at the same rate. */
async function compareTails(load: Load, perSecond: number): Promise<Figure> {
  const [bare, full]: [Latency[], Latency[]] = [[], []]
  for (let round = 0; round < tailRounds; round++) {
    bare.push(await measureArrivals(requestOf(load, 'floor'), perSecond, tailSeconds))
    full.push(await measureArrivals(requestOf(load, 'ours'), perSecond, tailSeconds))
  }
  const middle = (all: Latency[], key: keyof Latency): number => median(all.map((one) => one[key]))
  const shown = (all: Latency[]): string =>
    `${middle(all, 'p50').toFixed(1)}/${middle(all, 'p99').toFixed(1)}`
  const late = middle(full, 'lateP99').toFixed(1)
  const ratio = middle(full, 'p99') / middle(bare, 'p99')
  return {
    name: `${load.name}: p99 over the bare handler's, ${perSecond}/s evenly spaced (p50/p99 ${shown(full)} ms, bare ${shown(bare)} ms, sent late by ${late} ms)`,
    value: ratio.toFixed(1),
    bar: '≤ 2',
    reached: ratio <= 2,
  }
}

/** Processor time of server and database, which other work on the machine changes less than a rate. */
async function costOf(load: Load): Promise<Figure> {
  const cost = async (side: Side): Promise<number> => {
    const before = await cpuSeconds()
    const { requests } = await run(load, side, seconds)
    return (((await cpuSeconds()) - before) / requests.total) * 1_000
  }
  const [bare, full] = [await cost('floor'), await cost('ours')]
  return {
    name: `${load.name}: CPU seconds for 1,000, of a bare handler and of ours`,
    value: `${bare.toFixed(2)}, ${full.toFixed(2)}`,
    bar: '',
    reached: true,
  }
}

async function cpuSeconds(): Promise<number> {
  child.send('cpu')
  const [server] = (await once(child, 'message')) as [number]
  return server + (await databaseSeconds())
}

type Side = 'ours' | 'floor'

/** One request of each organization, in turns. */
function requestOf({ method, body, path }: Load, side: Side): ArrivingRequest {
  const requests = host.senders.map((sender, n) => {
    const [ours, floor] = path(side === 'ours' ? sender : (host.senders.at(-1) ?? sender))
    return {
      // Upserts of one contact wait for each other; those of a sync are of different ones.
      path: (side === 'ours' ? ours : floor).replace(/crm-0$/, `crm-${n}`),
      headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
      body: body ?? null,
    }
  })
  const url = side === 'ours' ? host.url : host.floor
  return { url: url + requests[0]?.path, method, headers: {}, variants: requests }
}

/** One connection for each organization. */
async function run(load: Load, side: Side, duration: number) {
  const { url, method, variants = [] } = requestOf(load, side)
  let client = 0
  const result = await autocannon({
    ...{ url, method, connections: variants.length, duration },
    ...(load.body && { body: load.body }),
    setupClient: (sender) => {
      const { path = '/', headers = {} } = variants[client++ % variants.length] ?? {}
      sender.setRequests([{ method, path, headers, ...(load.body && { body: load.body }) }])
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`)
  return result
}
