/**
 * Inbound hooks: signed requests of 2 kB over 32 connections, verified and durable with their job when they are
 * answered, against a bare Fastify handler that makes one insert in the same process, in turns. On the embedded
 * database, or on PostgreSQL if DATABASE_URL is given.
 *
 *     npm run bench -- hooks
 */
import { fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { Pool } from 'undici'
import { measureArrivals, type SignedRequest } from './arrivals.ts'
import { startFlood } from './hooks-flood.ts'
import { median, report } from './report.ts'

interface Host {
  url: string
  floor: string
  paths: string[]
  secret: string
}

const connections = 32
const rounds = 12
const floodRounds = 8
const floodCount = 500
const seconds = 1
const filler = 'x'.repeat(1_900)
const pacedPerSecond = 100
/** Long enough that ten of them are beyond the p99. */
const pacedSeconds = 10

const child = fork(new URL('./hooks-host.ts', import.meta.url), {
  stdio: 'inherit',
  execArgv: ['--max-semi-space-size=4', '--max-old-space-size=1600'],
})
const [host] = (await once(child, 'message')) as [Host]
const isOnPostgres = process.env['DATABASE_URL'] !== undefined
const bar = isOnPostgres ? 0.9 : 0.7
let sent = 0

await load(host.floor, 1)
await load(host.url, 1)
const [ratios, rates]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  const bare = await load(host.floor, seconds)
  const full = await load(host.url, seconds)
  ratios.push(full.perSecond / bare.perSecond)
  rates.push(full.perSecond)
}
const { p50, p99 } = await load(host.url, seconds)
const [alone, meanwhile]: [number[], number[]] = [[], []]
const refusedPerSecond: number[] = []
for (let round = 0; round < floodRounds; round++) {
  alone.push(await paced())
  const floodOf = host.paths.at(-1) ?? ''
  const stop = startFlood({ url: host.url, requests: signAll(floodCount, () => floodOf) })
  meanwhile.push(await paced())
  const answered = await stop()
  refusedPerSecond.push((answered[429] ?? 0) / pacedSeconds)
}
child.kill('SIGTERM')
await once(child, 'exit')
const share = median(ratios)
/** Of medians: the machine stops for longer than all else takes, and may do so in either. */
const flooded = median(meanwhile) / median(alone)
const p99s = alone.map((ms, round) => `${ms.toFixed(1)} → ${meanwhile[round]?.toFixed(1)}`)
report(`Inbound hooks on ${isOnPostgres ? 'PostgreSQL' : 'the embedded database'}`, [
  {
    name: `2 kB, verified and durable, ${connections} connections: share of a bare handler with one insert (${Math.round(median(rates))} requests/s, p50/p99 ${p50.toFixed(1)}/${p99.toFixed(1)} ms)`,
    value: share.toFixed(2),
    bar: `≥ ${bar}`,
    reached: share >= bar,
  },
  {
    name: `p99 of other hooks at ${pacedPerSecond}/s while one answers ${Math.round(median(refusedPerSecond))} times a second with 429, over their p99 alone, of medians (${p99s.join(', ')} ms)`,
    value: flooded.toFixed(2),
    bar: '< 1.2',
    reached: flooded < 1.2,
  },
])

interface Loaded {
  perSecond: number
  p50: number
  p99: number
}

/** The p99 of evenly spaced requests, counted from when each was due. */
async function paced(): Promise<number> {
  const among = host.paths.length - 1
  const variants = signAll(pacedPerSecond * pacedSeconds, (n) => host.paths[n % among] ?? '')
  const request = { url: host.url, method: 'POST', headers: {}, variants } as const
  return (await measureArrivals(request, pacedPerSecond, pacedSeconds)).p99
}

function signAll(count: number, pathOf: (n: number) => string): SignedRequest[] {
  return Array.from({ length: count }, (_, n) => sign(pathOf(n)))
}

/** Every request is an event of its own, and signed when it is sent; both handlers get the same. */
async function load(origin: string, forSeconds: number): Promise<Loaded> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const startedAt = performance.now()
  const endsAt = startedAt + forSeconds * 1000
  const timesMs: number[] = []
  const sendAll = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const before = performance.now()
      await post(pool, host.paths.length - 1)
      timesMs.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendAll))
  const elapsed = (performance.now() - startedAt) / 1000
  await pool.destroy()
  timesMs.sort((one, other) => one - other)
  const at = (share: number): number => timesMs[Math.floor(timesMs.length * share)] ?? Number.NaN
  return { perSecond: timesMs.length / elapsed, p50: at(0.5), p99: at(0.99) }
}

/** To one of the first hooks in turn, of which none may be beyond its rate. */
async function post(pool: Pool, among: number): Promise<void> {
  const { status, text } = await request(pool, host.paths[sent % among] ?? '')
  if (status !== 200) throw new Error(`${status}: ${text}`)
}

async function request(pool: Pool, path: string): Promise<{ status: number; text: string }> {
  const response = await pool.request({ method: 'POST', ...sign(path) })
  return { status: response.statusCode, text: await response.body.text() }
}

function sign(path: string): SignedRequest {
  const body = `{"id":"evt_${++sent}","type":"customer.created","data":"${filler}"}`
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', host.secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` }
  return { path, headers, body }
}
