/**
 * Capstan beside what a user would pick instead: PocketBase, built from its Go module. The same work, fields, indexes
 * and order; all servers run at once, and the load goes to one at a time, in turns. Each is as its makers start it,
 * and so PocketBase does not flush each commit to the disk; `CAPSTAN_EMBEDDED_DURABILITY=process` makes that alike.
 *
 *     node bench/peers.ts
 */
import autocannon from 'autocannon'
import { startPostgres, stopPostgres } from '../scripts/postgres/server.ts'
import { PostgresUnavailable } from '../scripts/postgres/unavailable.ts'
import { createTestDatabase } from '../server/test/storage.ts'
import { type Latency, measureArrivals } from './arrivals.ts'
import { startCapstan } from './peers/capstan.ts'
import type { Peer, Work } from './peers/peer.ts'
import { buildPocketBase, startPocketBase } from './peers/pocketbase.ts'
import { median } from './report.ts'

const rounds = 3
const seconds = 3
const connections = 20
const works: readonly Work[] = ['get', 'list', 'create']

await using stack = new AsyncDisposableStack()
const peers: Peer[] = []
if (await buildPocketBase()) peers.push(await startPocketBase())
else console.log('PocketBase: left out: Go is not installed.')
peers.push(await startCapstan())
const server = await findPostgres()
if (server) {
  const database = await createTestDatabase(server)
  stack.defer(() => database.drop())
  peers.push(await startCapstan(database.url))
}
for (const peer of peers) stack.defer(() => peer.stop())

console.log('\n| work | product | requests/s | CPU seconds for 1,000 | p50 / p99 |')
console.log('| --- | --- | --- | --- | --- |')
for (const work of works) await compare(work)
for (const peer of peers) {
  const [resident, database] = await peer.memoryMb()
  const beside = database === undefined ? '' : `, and ${database} MB of PostgreSQL`
  console.log(`\n${peer.name}: ${resident} MB resident afterwards${beside}`)
}

async function findPostgres(): Promise<string | undefined> {
  const url = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL']
  if (url) return url
  try {
    const postgres = await startPostgres({ durable: true })
    stack.defer(() => stopPostgres(postgres))
    return postgres.url
  } catch (error) {
    if (!(error instanceof PostgresUnavailable)) throw error
    console.log(`Capstan on PostgreSQL: left out: ${error.message}.`)
    return undefined
  }
}

/** Rates in turns, and then latency at half of the slowest rate, the same for all. */
async function compare(work: Work): Promise<void> {
  const rates = new Map<Peer, number[]>(peers.map((peer) => [peer, []]))
  const costs = new Map<Peer, number[]>(peers.map((peer) => [peer, []]))
  for (const peer of peers) await saturate(peer, work, 1)
  for (let round = 0; round < rounds; round++) {
    for (const peer of peers) {
      const { rate, cost } = await saturate(peer, work, seconds)
      rates.get(peer)?.push(rate)
      costs.get(peer)?.push(cost)
    }
  }
  const rateOf = (peer: Peer): number => median(rates.get(peer) ?? [])
  const perSecond = Math.round(Math.min(...peers.map(rateOf)) / 2)
  for (const peer of peers) {
    const latencies: Latency[] = []
    for (let round = 0; round < rounds; round++) {
      latencies.push(await measureArrivals(peer.requests[work], perSecond, 2))
    }
    const tail = (key: 'p50' | 'p99'): string => median(latencies.map((one) => one[key])).toFixed(1)
    const cost = median(costs.get(peer) ?? []).toFixed(2)
    console.log(
      `| ${work} | ${peer.name} | ${Math.round(rateOf(peer))} | ${cost} | ${tail('p50')} / ${tail('p99')} ms at ${perSecond}/s |`,
    )
  }
}

async function saturate(peer: Peer, work: Work, duration: number) {
  const before = await peer.cpuSeconds()
  const request = { ...peer.requests[work], connections, duration, idReplacement: true }
  const { requests, non2xx, errors } = await autocannon(request)
  if (non2xx > 0 || errors > 0) throw new Error(`${peer.name}, ${work}: ${non2xx} refusals`)
  const cost = (((await peer.cpuSeconds()) - before) / requests.total) * 1_000
  return { rate: requests.average, cost }
}
