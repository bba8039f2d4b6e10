import { parseArgs } from 'node:util'
import { type Fault, type Need, possibleFaults } from '../server/test/soak/faults.ts'
import { soak } from '../server/test/soak/soak.ts'
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
// npm run soak -- [--embedded] [--rounds 4] [--nodes 3] [--only 'kill -9 of a node']
// Four rounds kill a node 100 times and PostgreSQL 20 times.

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '4' },
    nodes: { type: 'string', default: '3' },
    writers: { type: 'string', default: '4' },
    only: { type: 'string', multiple: true },
  },
})

const diskMegabytes = 3_000
const endings: (() => unknown)[] = []
let server: Postgres | undefined
if (!values.embedded) {
  server = await startPostgres({ durable: true, diskMegabytes })
  process.env['TEST_DATABASE_URL'] = server.url
}

const postgres = {
  async kill() {
    if (!server) return
    await killPostgres(server)
    server = await restartPostgres(server)
  },
  async signal(name: 'SIGSTOP' | 'SIGCONT') {
    if (server) await signalPostgres(server, name)
  },
  async revive() {
    if (server && !(await isRunning(server))) server = await restartPostgres(server)
  },
}

/** The strikes of one round, those of each fault evenly spaced in it. */
function roundOf(faults: readonly Fault[]): Fault[] {
  const placed = faults.flatMap((fault) =>
    Array.from({ length: fault.strikes }, (_, n) => ({ fault, at: (n + 0.5) / fault.strikes })),
  )
  return placed.toSorted((a, b) => a.at - b.at).map(({ fault }) => fault)
}

const offers: Need[] = values.embedded ? ['disk'] : ['postgres', 'own postgres']
offers.push('scratch')
if (server?.disk) offers.push('disk')
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
      postgres,
      ...(server ? { disk: server.disk } : { diskMegabytes }),
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
  if (server) await stopPostgres(server)
}
process.exit()
