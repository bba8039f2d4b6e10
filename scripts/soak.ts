import { parseArgs } from 'node:util'
import { faults } from '../server/test/soak/faults.ts'
import { soak } from '../server/test/soak/soak.ts'
import { type Postgres, restartPostgres, startPostgres, stopPostgres } from './postgres/server.ts'

// Everything that goes wrong, many times, under load; then the checker. By hand:
// npm run soak -- [--embedded] [--rounds 5] [--nodes 3] [--only 'kill -9 of a node']

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    nodes: { type: 'string', default: '3' },
    writers: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
})

const endings: (() => unknown)[] = []
let postgres: Postgres | undefined
if (!values.embedded) {
  postgres = await startPostgres({ durable: true })
  process.env['TEST_DATABASE_URL'] = postgres.url
}

async function restartDatabase(): Promise<void> {
  if (!postgres) return
  process.kill(postgres.pid, 'SIGKILL')
  postgres = await restartPostgres(postgres)
}

const possible = faults
  .filter(({ needs }) => needs === 'any' || !values.embedded)
  .filter(({ name }) => !values.only || name === values.only)
const strikes = Array.from({ length: Number(values.rounds) }, () => possible).flat()
const startedAt = performance.now()
try {
  const result = await soak(
    { after: (end) => endings.push(end as () => unknown) },
    {
      nodes: values.embedded ? 1 : Number(values.nodes),
      writers: Number(values.writers),
      strikes,
      restMs: 3_000,
      restartDatabase,
      say: console.log,
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
  if (postgres) await stopPostgres(postgres)
}
process.exit()
