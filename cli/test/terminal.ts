import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Io } from '../src/io.ts'
import { run as runHere } from '../src/main.ts'

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
  /** As when the machine goes down. */
  kill(): void
}

/**
 * A home directory of its own, in which to run commands with these variables. `start` starts the real program; `run`
 * runs a command in this process, which takes a tenth of the time.
 */
export async function terminal(
  t: TestContext,
  env: Record<string, string> = {},
  ask?: (question: string) => Promise<string>,
  screen?: Io['terminal'],
) {
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
    const ended = once(child, 'close').then(([code]) => endedWith(code, out, err))
    const [interrupt, kill] = [() => void child.kill('SIGINT'), () => void child.kill('SIGKILL')]
    return { out: () => out, err: () => err, ended, interrupt, kill }
  }
  const run = async (args: readonly string[], input = ''): Promise<Ended> => {
    let [out, err] = ['', '']
    const code = await runHere(args, {
      env: { HOME: home, ...env },
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      columns: undefined,
      terminal: screen,
      readInput: async () => input,
      ask,
      untilInterrupted: () => new AbortController().signal,
    })
    return endedWith(code, out, err)
  }
  return { home, run, start }
}

const endedWith = (code: number, out: string, err: string): Ended => ({
  code,
  out,
  err,
  json: () => JSON.parse(out),
})
