import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startCitus, stopCitus } from './postgres/citus.ts'
import { startPostgres, stopPostgres } from './postgres/server.ts'
import { PostgresUnavailable, unavailableExitCode } from './postgres/unavailable.ts'

/** On a coordinator with two workers, where each test has a distributed database. */
const flag = '--distributed'
const isDistributed = process.argv.includes(flag)

// A signal ends the suite, not this process: the server is stopped after it.
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interrupted.abort())
}

/** Runs the suite with TEST_DATABASE_URL and returns its exit code. */
async function runSuite(url: string): Promise<number> {
  if (interrupted.signal.aborted) return 1
  const args = ['scripts/test.ts', ...process.argv.slice(2).filter((one) => one !== flag)]
  const env = { ...process.env, TEST_DATABASE_URL: url }
  const suite = spawn(process.execPath, args, { env, stdio: 'inherit' })
  interrupted.signal.addEventListener('abort', () => suite.kill())
  const [code] = await once(suite, 'exit')
  return code ?? 1
}

async function runOnOwnServer(): Promise<number> {
  const postgres = await startPostgres()
  try {
    return await runSuite(postgres.url)
  } finally {
    await stopPostgres(postgres)
  }
}

async function runOnOwnCluster(): Promise<number> {
  const citus = await startCitus()
  try {
    return await runSuite(citus.coordinator.url)
  } finally {
    await stopCitus(citus)
  }
}

const runOnOwn = isDistributed ? runOnOwnCluster : runOnOwnServer
const testUrl = process.env['TEST_DATABASE_URL']
try {
  process.exitCode = testUrl ? await runSuite(testUrl) : await runOnOwn()
} catch (error) {
  if (!(error instanceof PostgresUnavailable)) throw error
  console.error(`The PostgreSQL run is left out: ${error.message}.`)
  process.exitCode = unavailableExitCode
}
