import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestDatabase } from '../server/test/storage.ts'
import { cpuSecondsOf } from './processes.ts'

/** A server in a process of its own: embedded, or on the PostgreSQL of `DATABASE_URL`. */
export interface Host extends AsyncDisposable {
  url: string
  /** Of the first organization. */
  token: string
  kind: 'PostgreSQL' | 'the embedded database'
  /** As the first organization; throws unless the answer is a 2xx. */
  send<Answer>(method: string, path: string, body?: object): Promise<Answer>
  /** Sends a file as a form. */
  upload<Answer>(path: string, bytes: Buffer, file: { name: string; type: string }): Promise<Answer>
  /** What it holds of the machine's memory, in MB. */
  residentMb(): number
  /** Its processor time so far. */
  cpuSeconds(): number
}

/** `statementsFile` is where its long statements are written, as lines of JSON. */
export async function startHost({
  statementsFile,
}: {
  statementsFile?: string
} = {}): Promise<Host> {
  const directory = mkdtempSync(join(tmpdir(), 'capstan-bench-'))
  const postgres = process.env['DATABASE_URL']
  const database = postgres ? await createTestDatabase(postgres) : null
  const port = await freePort()
  const recorder = statementsFile ? ['--import', './bench/statements-host.ts'] : []
  const server = spawn(process.execPath, [...recorder, 'server/src/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      CAPSTAN_DATA_DIR: directory,
      CAPSTAN_LOG_LEVEL: 'warn',
      ...(statementsFile && { BENCH_STATEMENTS: statementsFile }),
      CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
      ...(database && {
        DATABASE_URL: database.url,
        CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
        CAPSTAN_OPERATOR_KEY: randomBytes(24).toString('hex'),
      }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const firstRun = join(directory, 'first-run.json')
  while (!existsSync(firstRun)) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    await wait(20)
  }
  const { apiToken: token } = JSON.parse(readFileSync(firstRun, 'utf8'))
  const url = `http://127.0.0.1:${port}`
  const authorization = `Bearer ${token}`
  return {
    url,
    token,
    kind: database ? 'PostgreSQL' : 'the embedded database',
    async send<Answer>(method: string, path: string, body?: object) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return (await response.json()) as Answer
    },
    async upload<Answer>(
      path: string,
      bytes: Buffer,
      { name, type }: { name: string; type: string },
    ) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return (await response.json()) as Answer
    },
    residentMb() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    cpuSeconds: () => cpuSecondsOf(server.pid ?? 0),
    async [Symbol.asyncDispose]() {
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'exit')
      await database?.drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port: free } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return free
}
