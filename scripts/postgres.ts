import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { startCitus } from './postgres/citus.ts'
import { isRunning, type Postgres, startPostgres, stopPostgres } from './postgres/server.ts'
import { PostgresUnavailable, unavailableExitCode } from './postgres/unavailable.ts'

const usage = `node scripts/postgres.ts start [--durable] [--distributed]   starts a PostgreSQL with pgvector and prints its URL;
                                             distributed: a coordinator with Citus, and two workers
node scripts/postgres.ts stop                stops it and removes its data`

const stateFile = '.cache/postgres.json'

interface State extends Postgres {
  durable: boolean
  /** None of one PostgreSQL. */
  workers: readonly Postgres[]
}

async function readState(): Promise<State | undefined> {
  const state = await readFile(stateFile, 'utf8').catch(() => undefined)
  return state === undefined ? undefined : JSON.parse(state)
}

async function start(durable: boolean, distributed: boolean): Promise<string> {
  const testUrl = process.env['TEST_DATABASE_URL']
  if (testUrl) return testUrl
  const running = await readState()
  if (running && (await isRunning(running))) {
    if (running.durable !== durable || running.workers.length > 0 !== distributed)
      throw new Error('one with other settings runs: stop it first')
    return running.url
  }
  const options = { durable, detached: true }
  const { coordinator, workers } = distributed
    ? await startCitus(options)
    : { coordinator: await startPostgres(options), workers: [] }
  const state: State = { ...coordinator, durable, workers }
  await mkdir('.cache', { recursive: true })
  await writeFile(stateFile, JSON.stringify(state), { mode: 0o600 })
  return state.url
}

async function stop(): Promise<void> {
  const running = await readState()
  for (const one of running ? [running, ...running.workers] : []) await stopPostgres(one)
  await rm(stateFile, { force: true })
}

const [verb, ...flags] = process.argv.slice(2)
try {
  if (verb === 'start') {
    console.log(await start(flags.includes('--durable'), flags.includes('--distributed')))
  } else if (verb === 'stop') await stop()
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof PostgresUnavailable)) throw error
  console.error(`No PostgreSQL: ${error.message}.`)
  process.exitCode = unavailableExitCode
}
