import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../scripts/postgres/free-port.ts'

export interface ServerProcess {
  origin: string
  pid: number
  /** From the first instruction to the first 200. */
  startSeconds: number
  stop(): Promise<void>
}

interface Program {
  command: string
  args: (port: number) => string[]
  env: NodeJS.ProcessEnv
  /** Answers 200 once the server is ready. */
  readyPath: string
}

/** Starts a server on a free port of this machine, and waits until it is ready. */
export async function startServer(program: Program): Promise<ServerProcess> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const env = { ...program.env, PORT: String(port) }
  const child = spawn(program.command, program.args(port), { env, stdio: 'ignore' })
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  while (!(await isReady(origin + program.readyPath))) {
    if (hasEnded(child)) throw new Error(`${program.command} ended before it was ready`)
    await wait(10)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - startedAt) / 1000,
    async stop() {
      process.off('exit', end)
      child.kill('SIGINT')
      if (!hasEnded(child)) await once(child, 'exit')
    },
  }
}

/** The product as `npm start` runs it. */
export const startProduct = (env: NodeJS.ProcessEnv): Promise<ServerProcess> =>
  startServer({
    command: process.execPath,
    args: () => ['--max-semi-space-size=4', '--max-old-space-size=1600', 'server/src/start.js'],
    env: { ...process.env, CAPSTAN_LOG_LEVEL: 'warn', ...env },
    readyPath: '/readyz',
  })

/** Processor time of a process so far, with that of its ended children. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}

export function memoryMbOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  return response?.status === 200
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null
