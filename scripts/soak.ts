import { parseArgs } from 'node:util'

import {
  type Fault,
  type Need,
  type OwnPostgres,
  possibleFaults,
} from '../server/test/soak/faults.ts'
import { soak } from '../server/test/soak/soak.ts'

import { startCitus } from './postgres/citus.ts'
import {
  isRunning,
  killPostgres,
  type Postgres,
  restartPostgres,
  signalPostgres,
  startPostgres,
  stopPostgres,
} from './postgres/server.ts'

// Everything that goes wrong, many times, under load; then the checker. By hand, some 20 minutes:
// npm run soak -- [--embedded | --distributed] [--rounds 4] [--nodes 3] [--only 'kill -9 of a node']
// Four rounds kill a node 100 times and PostgreSQL 20 times.

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    distributed: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '4' },
    nodes: { type: 'string', default: '3' },
    writers: { type: 'string', default: '4' },
    only: { type: 'string', multiple: true },
  },
})

const diskMegabytes = 3_000
const endings: (() => unknown)[] = []
const servers: Postgres[] = []
if (values.distributed) {
  const { coordinator, workers } = await startCitus({ durable: true })
  servers.push(coordinator, ...workers)
} else if (!values.embedded) {
  servers.push(await startPostgres({ durable: true, diskMegabytes }))
}
if (servers[0]) process.env['TEST_DATABASE_URL'] = servers[0].url

const ownPostgres = (place: number): OwnPostgres => {
  const now = () => servers[place] as Postgres
  return {
    async kill() {
      await killPostgres(now())
      servers[place] = await restartPostgres(now())
    },
    signal: (name) => signalPostgres(now(), name),
    async revive() {
      if (!(await isRunning(now()))) servers[place] = await restartPostgres(now())
    },
  }
}
const [postgres, ...workers] = servers.map((_, place) => ownPostgres(place))

/** The strikes of one round, those of each fault evenly spaced in it. */
function roundOf(faults: readonly Fault[]): Fault[] {
  const placed = faults.flatMap((fault) =>
    Array.from({ length: fault.strikes }, (_, n) => ({ fault, at: (n + 0.5) / fault.strikes })),
  )
  return placed.toSorted((a, b) => a.at - b.at).map(({ fault }) => fault)
}

const offers: Need[] = values.embedded ? ['disk'] : ['postgres', 'own postgres']
offers.push('scratch')
if (workers.length > 0) offers.push('own workers')
if (servers[0]?.disk) offers.push('disk')
const { only } = values
const chosen = possibleFaults(offers).filter(({ name }) => !only || only.includes(name))
const strikes = Array.from({ length: Number(values.rounds) }, () => roundOf(chosen)).flat()
const startedAt = performance.now()
try {
  const result = await soak(
    { after: (end) => endings.push(end as () => unknown) },
    {
      nodes: values.embedded ? 1 : Number(values.nodes),
      writers: Number(values.writers),
      strikes,
      restMs: 1_000,
      pauseMs: 200,
      calmMs: 30_000,
      ...(postgres ? { postgres, workers, disk: servers[0]?.disk ?? null } : { diskMegabytes }),
      say: (line) => console.log(line),
    },
  )
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  console.log(
    `\n${result.acknowledged} writes acknowledged, ${result.delivered} events delivered, ${result.deliveredAgain} of them again, in ${minutes} min with ${strikes.length} faults.`,
  )
  for (const finding of result.findings) console.log(`  ${finding}`)
  console.log(result.findings.length === 0 ? 'The checker found nothing.' : '')
  process.exitCode = result.findings.length === 0 ? 0 : 1
} finally {
  for (const end of endings.reverse()) await end()
  for (const server of servers) await stopPostgres(server)
}
process.exit()
