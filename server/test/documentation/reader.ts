import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { until } from '../server-process.ts'
import { checkText, Known } from './answer.ts'
import { type Block, readBlocks, root } from './page.ts'
import { Terminal } from './terminal.ts'

export interface Desk {
  /** Where the reader works: `data` lies here, and what the pages write. */
  folder: string
  token: string
  environment: Record<string, string>
  /** What is printed, and what stands for it: free ports, and a service that stands for the Internet. */
  addresses: readonly (readonly [printed: string, real: string])[]
}

/** Does what a page says, block by block. Returns what its terminals have printed. */
export async function follow(t: TestContext, page: string, desk: Desk): Promise<string> {
  const reader = new Reader(desk)
  t.after(() => reader.end())
  const blocks = readBlocks(page)
  for (const [at, block] of blocks.entries()) {
    try {
      await reader.read(block, blocks[at - 1], blocks[at + 1])
    } catch (error) {
      throw new Error(`${block.place}: ${(error as Error).message}`, { cause: error })
    }
  }
  await reader.end()
  return reader.output()
}

class Reader {
  readonly #desk: Desk
  readonly #known: Known
  readonly #terminals: Terminal[] = []
  readonly #main: Terminal
  /** The `http` block whose request the `curl` block after it sends. */
  #request: Block | undefined
  /** What the last command has said, until its answer is compared. */
  #said = { answer: '', all: '' }

  constructor(desk: Desk) {
    this.#desk = desk
    this.#known = new Known(desk.addresses)
    this.#main = this.#open()
  }

  async read(block: Block, before: Block | undefined, next: Block | undefined): Promise<void> {
    const { language, name, marks } = block
    if (marks['not-run'] !== undefined) return
    const code = this.#placed(block.code)
    if (name.includes('/')) return assertExcerpt(block)
    if (name.includes('.')) writeFileSync(join(this.#desk.folder, name), code)
    if (language === 'http') {
      assert.equal(next?.marks['tab'], 'curl', 'an http block has a curl tab')
      this.#request = block
    } else if (language === 'sh' && marks['ready']) {
      await this.#open().begin(code, this.#placed(marks['ready']))
    } else if (language === 'sh') {
      await this.#send(code, next)
    } else if (language === 'ts') {
      assert.ok(name, 'a program has the name of its file')
      const run = `node --disable-warning=ExperimentalWarning ${name}`
      if (marks['ready']) await this.#open().begin(`. data/capstan.env\n${run}`, marks['ready'])
      else this.#said = await this.#main.run(run)
    } else if (language === 'text' && !name) {
      await until(
        'it is printed',
        async () => {
          const said = [this.#said.all, ...this.#terminals.slice(1).map((one) => one.output())]
          return passes(() => checkText(block.code, said.join('\n'), block.place))
        },
        10_000,
      ).catch(() => checkText(block.code, this.#said.all, block.place))
    } else {
      const isCompared = isAnswer(block) && before?.language === 'sh'
      assert.ok(isCompared || name.includes('.'), 'the block is run, or says why not')
    }
  }

  output(): string {
    return this.#terminals.map((one) => one.output()).join('\n')
  }

  async end(): Promise<void> {
    await Promise.all(this.#terminals.map((one) => one.end()))
  }

  #open(): Terminal {
    const terminal = new Terminal(this.#desk.folder, this.#desk.environment)
    this.#terminals.push(terminal)
    return terminal
  }

  // A reader repeats a request until what runs behind has run.
  async #send(code: string, answer: Block | undefined): Promise<void> {
    const isCompared = answer && isAnswer(answer)
    const [method, path = ''] = this.#request?.code.split(/\s+/) ?? []
    const isRead = method === 'GET' || /\/(?:search|preview)$/.test(path)
    this.#request = undefined
    let fault: Error | undefined
    const send = async (): Promise<boolean> => {
      this.#said = await this.#main.run(code)
      if (!isCompared) return true
      const status = /HTTP (\d+)\n$/.exec(this.#said.all)?.[1] ?? ''
      try {
        if (answer.name) assert.equal(status, answer.name, this.#said.answer)
        this.#known.check(answer.code, JSON.parse(this.#said.answer), answer.place)
        return true
      } catch (error) {
        if (!isRead && status !== '409') throw error
        fault = error as Error
        return false
      }
    }
    await until('the answer is as printed', send, 30_000).catch((error) => {
      throw fault ?? error
    })
  }

  #placed(code: string): string {
    return this.#desk.addresses.reduce(
      (placed, [printed, real]) => placed.replaceAll(printed, real),
      code,
    )
  }
}

const isAnswer = ({ language, name }: Block): boolean =>
  language === 'json' && /^(?:\d{3})?$/.test(name)

function passes(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

/** A block that names a file of the repository shows it, without the comment at its head. */
function assertExcerpt({ name, code }: Block): void {
  assert.equal(code, readFileSync(join(root, name), 'utf8').replace(/^(\/\/.*\n)+/, ''))
}
