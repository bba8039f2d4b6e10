import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../server-process.ts'

interface Printed {
  /** Standard output alone, and both outputs. */
  answer: string
  all: string
}

/** A shell that keeps its variables from block to block, as the one of a reader does. */
export class Terminal {
  readonly #folder: string
  readonly #child
  readonly #ended
  #output = ''
  #errors = ''
  #count = 0
  #isClosed = false

  constructor(folder: string, environment: Record<string, string>) {
    this.#folder = folder
    // A group of its own, so that what the shell has started ends with it.
    this.#child = spawn('bash', ['-euo', 'pipefail', '-s'], {
      cwd: folder,
      env: environment,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    this.#ended = once(this.#child, 'close').then(() => {
      this.#isClosed = true
    })
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#output += text
    })
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text
    })
  }

  /** Runs code, and returns what it prints; fails if it fails. */
  async run(code: string): Promise<Printed> {
    this.#count += 1
    const [out, err, mark] = [this.#output.length, this.#errors.length, `--- ${this.#count} ---\n`]
    const printed = (): Printed => {
      const answer = this.#output.slice(out).split(mark)[0] ?? ''
      return { answer, all: `${answer}${this.#errors.slice(err).split(mark)[0]}` }
    }
    this.#source(code, `echo '${mark.trim()}'; echo '${mark.trim()}' >&2\n`)
    const isDone = () => this.#output.includes(mark) && this.#errors.includes(mark)
    await until('the commands end', async () => isDone() || this.#isClosed)
    assert.ok(isDone(), printed().all)
    return printed()
  }

  /** Runs what does not end by itself until it has printed the text. */
  async begin(code: string, text: string): Promise<void> {
    this.#source(code, '')
    const hasBegun = () => this.output().includes(text)
    await until(`it prints ${text}`, async () => hasBegun() || this.#isClosed)
    assert.ok(hasBegun(), this.output())
  }

  output(): string {
    return this.#output + this.#errors
  }

  /** Ends the shell and what it has started. */
  async end(): Promise<void> {
    if (!this.#isClosed) process.kill(-(this.#child.pid ?? 0), 'SIGKILL')
    await this.#ended
  }

  // From a file: programs that read their standard input would take the next block from it.
  #source(code: string, after: string): void {
    const file = join(this.#folder, `.block-${process.hrtime.bigint()}`)
    writeFileSync(file, code)
    this.#child.stdin.write(`. ${file} </dev/null\n${after}`)
  }
}
