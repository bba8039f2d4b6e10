import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loopbackAuthority } from './fixtures/tls-server.ts'
import { createMigratedDatabase, createTestDatabase, migratedImage } from './storage.ts'

const main = fileURLToPath(new URL('../src/start.js', import.meta.url))

/** The real program on a data directory (and database) of its own, which outlive its processes. */
export interface Installation {
  directory: string
  environment: Record<string, string>
  start(): Promise<RunningServer>
}

export interface RunningServer {
  url: string
  process: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** SIGKILL, and the process is gone. */
  kill(): Promise<void>
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>
}

/** `isFirst` leaves the database empty, for tests of a first start or a restore, which takes seconds. */
export async function install(
  t: Pick<TestContext, 'after'>,
  settings: Record<string, string> = {},
  { isFirst = false } = {},
): Promise<Installation> {
  const directory = mkdtempSync(join(tmpdir(), 'capstan-'))
  const authority = join(directory, 'authority.pem')
  writeFileSync(authority, await loopbackAuthority())
  const server = process.env['TEST_DATABASE_URL']
  const create = isFirst ? createTestDatabase : createMigratedDatabase
  const database = server ? await create(server) : null
  const environment: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    ...(process.env['NODE_COMPILE_CACHE'] && {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    }),
    PORT: '0',
    CAPSTAN_SHUTDOWN_DELAY: '0',
    // power-cut.test.ts is about the disk; here each start and each write would wait for it.
    ...(!server && { CAPSTAN_EMBEDDED_DURABILITY: 'process' }),
    CAPSTAN_DATA_DIR: join(directory, 'data'),
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
    CAPSTAN_LOG_LEVEL: 'warn',
    NODE_EXTRA_CA_CERTS: authority,
    ...(database && {
      DATABASE_URL: database.url,
      CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
      CAPSTAN_OPERATOR_KEY: randomBytes(24).toString('hex'),
    }),
    ...settings,
  }
  if (!server && !isFirst) await unpackDatabase(join(directory, 'data', 'database'))
  const running = new Set<RunningServer>()
  t.after(async () => {
    for (const one of running) await one.kill()
    await database?.drop()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    directory,
    environment,
    async start() {
      const one = await startServer(environment)
      running.add(one)
      return one
    },
  }
}

async function unpackDatabase(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true })
  const image = await migratedImage()
  const tar = spawn('tar', ['-x', '-C', directory], { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = once(tar, 'exit')
  tar.stdin.end(Buffer.from(await image.arrayBuffer()))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}

export const readFirstRun = ({ environment }: Installation) =>
  JSON.parse(
    readFileSync(join(environment['CAPSTAN_DATA_DIR'] ?? '', 'first-run.json'), 'utf8'),
  ) as {
    url: string
    apiToken: string
    organizationId: string
    operatorKey: string
    email: string
    password: string
  }

async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [main, 'serve'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      printed += `${line}\n`
      const [, found] = /^Capstan is ready at (\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`the server ended: ${printed}`)))
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    url,
    process: child,
    output: () => printed,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

const hangsAfterMs = 300_000

/**
 * Asks another process again and again; for what runs in this one, drain instead. The bound only ends what hangs: a
 * machine with other work takes minutes for what takes a second alone.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  withinMs = hangsAfterMs,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > deadline) throw new Error(`waited in vain until ${what}`)
    await wait(50)
  }
}
