import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

const program = join(import.meta.dirname, '../bin/capstan.js')

export interface Ended {
  code: number
  out: string
  err: string
  /** Standard output as the JSON that it is. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
  json(): any
}

/** A command that goes on until it is interrupted, and what it has printed so far. */
export interface Running {
  out(): string
  err(): string
  ended: Promise<Ended>
  /** Ctrl-C. */
  interrupt(): void
}

/** A home directory of its own, in which to run the real program with these variables. */
export async function terminal(t: TestContext, env: Record<string, string> = {}) {
  const home = await mkdtemp(join(tmpdir(), 'cli-'))
  t.after(() => rm(home, { recursive: true }))
  const start = (args: readonly string[], input = ''): Running => {
    const child = spawn(process.execPath, [program, ...args], { env: { HOME: home, ...env } })
    t.after(() => child.kill('SIGKILL'))
    child.stdin.on('error', () => {}).end(input)
    let [out, err] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    const ended = once(child, 'close').then(([code]) => ({
      code,
      out,
      err,
      json: () => JSON.parse(out),
    }))
    return { out: () => out, err: () => err, ended, interrupt: () => void child.kill('SIGINT') }
  }
  const run = (args: readonly string[], input?: string) => start(args, input).ended
  return { home, run, start }
}
