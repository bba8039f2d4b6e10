import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, report } from './report.ts'

const directory = mkdtempSync(join(tmpdir(), 'capstan-bench-'))
const url = process.env['DATABASE_URL']
const environment = {
  ...process.env,
  CAPSTAN_DATA_DIR: directory,
  CAPSTAN_LOG_LEVEL: 'warn',
  ...(url && {
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(24).toString('hex'),
  }),
}
const idleSeconds = 8

const first = await start()
const second = await start()
const figures: Figure[] = [
  figure('first start to 200 on /readyz', first.seconds, 8, 's'),
  figure('second start to 200 on /readyz', second.seconds, 1.5, 's'),
]
if (url) {
  figures.push(figure('idle server, resident', second.residentMb, 200, 'MB'))
} else {
  const alone = await pgliteAlone()
  figures.push(
    figure(`idle server beyond PGlite's own ${alone} MB`, second.residentMb - alone, 350, 'MB'),
  )
}
rmSync(directory, { recursive: true, force: true })
report(`Start and memory on ${url ? 'PostgreSQL' : 'the embedded database'}`, figures)

function figure(name: string, value: number, bar: number, unit: string): Figure {
  const digits = unit === 's' ? 2 : 0
  return {
    name,
    value: `${value.toFixed(digits)} ${unit}`,
    bar: `< ${bar} ${unit}`,
    reached: value < bar,
  }
}

async function start(): Promise<{ seconds: number; residentMb: number }> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: { ...environment, PORT: String(port) },
    stdio: 'ignore',
  })
  while (!(await isReady(port))) await wait(10)
  const seconds = (performance.now() - startedAt) / 1000
  await wait(idleSeconds * 1000)
  const residentMb = residentOf(child)
  child.kill('SIGINT')
  await once(child, 'exit')
  return { seconds, residentMb }
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  return response?.status === 200
}

async function pgliteAlone(): Promise<number> {
  const script = `import { openPglite } from './server/src/platform/db/pglite.ts'
    const pglite = await openPglite(${JSON.stringify(join(directory, 'database'))})
    await pglite.query('select 1'); console.log('open'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await wait(idleSeconds * 1000)
  const resident = residentOf(child)
  child.kill('SIGKILL')
  await once(child, 'exit')
  return resident
}

function residentOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
