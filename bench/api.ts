import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { databaseCpu } from './database-cpu.ts'
import { type Figure, median, report } from './report.ts'

interface Host {
  url: string
  floor: string
  token: string
  contact: string
}

interface Load {
  name: string
  method: 'GET' | 'POST'
  path: (host: Host) => [ours: string, floor: string]
  body?: string
}

const loads: Load[] = [
  {
    name: 'GET one contact',
    method: 'GET',
    path: ({ contact }) => [`/v1/contacts/${contact}`, `/contacts/${contact}`],
  },
  { name: 'list 20 contacts', method: 'GET', path: () => ['/v1/contacts?limit=20', '/contacts'] },
  {
    name: 'create a contact',
    method: 'POST',
    path: () => ['/v1/contacts', '/contacts'],
    body: '{"name":"Ada Lovelace"}',
  },
]

const rounds = 5
const seconds = 2
const connections = 20

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
  const [ours, floor] = load.path(host)
  const ratios: number[] = []
  let rate = 0
  await run(load, host.url + ours, 1)
  for (let round = 0; round < rounds; round++) {
    const bare = await run(load, host.floor + floor, seconds)
    const full = await run(load, host.url + ours, seconds)
    ratios.push(full.requests.average / bare.requests.average)
    rate = full.requests.average
  }
  const calm = await run(load, host.url + ours, 3, Math.round(rate / 2))
  const tail = calm.latency.p99 / Math.max(calm.latency.p50, 1)
  const share = median(ratios)
  return [
    {
      name: `${load.name}: share of a bare handler (${Math.round(rate)} requests/s)`,
      value: `${Math.round(share * 100)} %`,
      bar: '≥ 70 %',
      reached: share >= 0.7,
    },
    {
      name: `${load.name}: p99 over median at half load (${calm.latency.p50} → ${calm.latency.p99} ms)`,
      value: tail.toFixed(1),
      bar: '< 3',
      reached: tail < 3,
    },
  ]
}

/** Processor time of server and database, which other work on the machine changes less than a rate. */
async function costOf(load: Load): Promise<Figure> {
  const [ours, floor] = load.path(host)
  const cost = async (url: string): Promise<number> => {
    const before = await cpuSeconds()
    const { requests } = await run(load, url, seconds)
    return (((await cpuSeconds()) - before) / requests.total) * 1_000
  }
  const [bare, full] = [await cost(host.floor + floor), await cost(host.url + ours)]
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

async function run(load: Load, url: string, duration: number, overallRate?: number) {
  const result = await autocannon({
    url,
    method: load.method,
    connections,
    duration,
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    ...(load.body && { body: load.body }),
    ...(overallRate && { overallRate }),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals`)
  return result
}
