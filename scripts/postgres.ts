import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { isRunning, type Postgres, startPostgres, stopPostgres } from './postgres/server.ts'
import { PostgresUnavailable, unavailableExitCode } from './postgres/unavailable.ts'

const usage = `node scripts/postgres.ts start [--durable]   starts a PostgreSQL with pgvector and prints its URL
node scripts/postgres.ts stop                stops it and removes its data`

const stateFile = '.cache/postgres.json'

interface State extends Postgres {
  durable: boolean
}

async function readState(): Promise<State | undefined> {
  const state = await readFile(stateFile, 'utf8').catch(() => undefined)
  return state === undefined ? undefined : JSON.parse(state)
}

async function start(durable: boolean): Promise<string> {
  const testUrl = process.env['TEST_DATABASE_URL']
  if (testUrl) return testUrl
  const running = await readState()
  if (running && (await isRunning(running))) {
    if (running.durable !== durable) throw new Error('one with other settings runs: stop it first')
    return running.url
  }
  const state: State = { ...(await startPostgres({ durable, detached: true })), durable }
  await mkdir('.cache', { recursive: true })
  await writeFile(stateFile, JSON.stringify(state), { mode: 0o600 })
  return state.url
}

async function stop(): Promise<void> {
  const running = await readState()
  if (running) await stopPostgres(running)
  await rm(stateFile, { force: true })
}

const [verb, flag] = process.argv.slice(2)
try {
  if (verb === 'start') console.log(await start(flag === '--durable'))
  else if (verb === 'stop') await stop()
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof PostgresUnavailable)) throw error
  console.error(`No PostgreSQL: ${error.message}.`)
  process.exitCode = unavailableExitCode
}
