import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { mountSmallDisk, type SmallDisk } from '../../server/test/fixtures/small-disk.ts'
import { findFreePort } from './free-port.ts'
import { findInstallation, type Installation, owner } from './installation.ts'

export interface Postgres {
  /** Superuser on the database `postgres`; the extension `vector` can be created. */
  url: string
  pid: number
  /** Data, log and password; `stopPostgres` removes it. */
  folder: string
  /** As the server itself sees it. */
  dataDirectory: string
  /** Settings that it was started with, beside the usual ones. */
  settings: readonly string[]
  /** Where it was asked for, and this process may mount one. */
  disk: SmallDisk | null
}

interface StartOptions {
  /** PostgreSQL's own settings, for benchmarks. Otherwise nothing is flushed to disk. */
  durable?: boolean
  /** The server outlives this process. */
  detached?: boolean
  /** Default: a free one. */
  port?: number
  /** Default: a random one. Nodes of one cluster share it. */
  password?: string
  /** More settings, as `name=value`. */
  settings?: readonly string[]
  /** Its folder is a disk of its own, of so many megabytes. */
  diskMegabytes?: number
}

const startTimeoutMs = 60_000
const stopTimeoutMs = 10_000
const undurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * An empty PostgreSQL of our own on a free loopback port; end it with `stopPostgres`.
 * Throws `PostgresUnavailable` where there is none and none can be fetched.
 */
export async function startPostgres(options: StartOptions = {}): Promise<Postgres> {
  const installation = await findInstallation()
  const folder = await mkdtemp(join(installation.temporary, 'capstan-postgres-'))
  const { diskMegabytes } = options
  const disk = diskMegabytes === undefined ? null : mountSmallDisk(folder, diskMegabytes)
  try {
    const { password = randomBytes(18).toString('base64url') } = options
    await createCluster(installation, folder, password)
    return { ...(await launch(installation, folder, password, options)), disk }
  } catch (error) {
    disk?.unmount()
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Starts a server again that has ended, on its data and its port. */
export async function restartPostgres({
  folder,
  url,
  disk,
  settings,
}: Postgres): Promise<Postgres> {
  const { password, port } = new URL(url)
  // It names the process that is gone, and says "ready" still.
  await rm(join(folder, 'data', 'postmaster.pid'), { force: true })
  const installation = await findInstallation()
  const options = { durable: true, port: Number(port), settings }
  return { ...(await launch(installation, folder, password, options)), disk }
}

/**
 * SIGKILL to the server and all its processes, as a supervisor or the end of a machine does. A backend that
 * outlives its postmaster may still commit into files that the next one has recovered.
 */
export async function killPostgres({ pid }: Postgres): Promise<void> {
  for (const one of await processesOf(pid)) {
    while ((await commandLineOf(one)) !== '') {
      try {
        process.kill(one, 'SIGKILL')
      } catch {
        // It has ended since it was looked for.
      }
      await pause(5)
    }
  }
}

/** Sends the server and all its processes a signal that freezes them, or lets them go on. */
export async function signalPostgres(
  { pid }: Postgres,
  signal: 'SIGSTOP' | 'SIGCONT',
): Promise<void> {
  for (const one of await processesOf(pid)) {
    try {
      process.kill(one, signal)
    } catch {
      // ESRCH: a session that has ended since.
    }
  }
}

/** The server first, so that it starts no more. */
async function processesOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Ends the server by its process id and removes its folder; harmless when it is gone already. */
export async function stopPostgres(postgres: Postgres): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadline = Date.now() + stopTimeoutMs
    if (await isRunning(postgres)) process.kill(postgres.pid, signal)
    while ((await isRunning(postgres)) && Date.now() < deadline) await pause(20)
  }
  postgres.disk?.unmount()
  await rm(postgres.folder, { recursive: true, force: true })
}

/** Whether this very server runs: after a crash its process id may be another program's. */
export async function isRunning({ pid, dataDirectory }: Postgres): Promise<boolean> {
  return (await commandLineOf(pid)).includes(dataDirectory)
}

/** Empty once the process has ended, waited for or not. */
const commandLineOf = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')

async function createCluster(installation: Installation, folder: string, password: string) {
  const passwordFile = join(folder, 'password')
  const dataDirectory = join(folder, 'data')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await mkdir(dataDirectory, { mode: 0o700 })
  if (process.getuid?.() === 0) {
    for (const path of [folder, passwordFile, dataDirectory]) await chown(path, owner, owner)
  }
  const inside = installation.inside(folder)
  const { file, args, options } = installation.command('initdb', [
    ...['--pgdata', `${inside}/data`, '--username', 'postgres', '--auth', 'scram-sha-256'],
    ...['--pwfile', `${inside}/password`, '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
    '--no-sync',
  ])
  await promisify(execFile)(file, args, options)
}

async function launch(
  installation: Installation,
  folder: string,
  password: string,
  { durable = false, detached = false, port: wanted, settings: more = [] }: StartOptions,
): Promise<Postgres> {
  const port = wanted ?? (await findFreePort())
  const dataDirectory = `${installation.inside(folder)}/data`
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
  const { file, args, options } = installation.command('postgres', [
    ...['-D', dataDirectory],
    ...[...settings, ...(durable ? [] : undurable), ...more].flatMap((setting) => ['-c', setting]),
  ])
  await using log = await open(join(folder, 'log'), 'a')
  // With it nodes of one cluster reach each other.
  const env = { ...(options.env ?? process.env), PGPASSWORD: password }
  const server = spawn(file, args, {
    ...{ ...options, env, detached },
    stdio: ['ignore', log.fd, log.fd],
  })
  await once(server, 'spawn')
  // A server that fails while starting shows in its log; it must not keep this process alive.
  server.unref()
  const postgres: Postgres = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    folder,
    dataDirectory,
    settings: more,
    disk: null,
  }
  await ready(postgres, server)
  return postgres
}

/** The eighth line of postmaster.pid says "ready" once connections are accepted. */
async function ready(postgres: Postgres, server: ChildProcess): Promise<void> {
  const pidFile = join(postgres.folder, 'data', 'postmaster.pid')
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
    if (lines[7]?.trim() === 'ready') return
    // Its command line is empty for a moment while it starts.
    const hasEnded = server.exitCode !== null || server.signalCode !== null
    if (Date.now() > deadline || hasEnded) break
    await pause(20)
  }
  const log = await readFile(join(postgres.folder, 'log'), 'utf8')
  await stopPostgres(postgres)
  throw new Error(`PostgreSQL did not start:\n${log}`)
}
