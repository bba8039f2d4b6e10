import { relative, resolve } from 'node:path'
import type { run } from 'node:test'
import { inspect, styleText } from 'node:util'

type Events = ReturnType<typeof run>
type Verdict = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>
type TestEvent = Events extends AsyncIterable<infer Event> ? Event : never

interface Total {
  passed: number
  failed: number
  skipped: number
  /** How many tests gave each reason to be skipped. */
  skipReasons: Map<string, number>
  /** In the order they came. */
  failures: Failure[]
}

export interface Failure {
  file: string
  /** A test threw; the other findings are the runner's own, about names and empty files. */
  isThrown: boolean
  /** The place, and the first line of why. */
  text: string
}

/**
 * Prints a line for each test file, failures in full where they happen, and their names again at
 * the end. A test name used twice is a failure too: it is a copy that was never changed.
 * What a file prints is shown if it fails, or always with `showOutput`.
 */
export class Report {
  readonly total: Total = {
    ...{ passed: 0, failed: 0, skipped: 0 },
    ...{ skipReasons: new Map(), failures: [] },
  }
  readonly #names = new Map<string, string>()
  readonly #showOutput: boolean

  constructor({ showOutput }: { showOutput: boolean }) {
    this.#showOutput = showOutput
  }

  /** Resolves when the run has ended. Several may be read at once. */
  async read(events: Events): Promise<void> {
    const files = new Map<string, FileReport>()
    for await (const event of events) {
      const path = fileOf(event)
      if (path === undefined) continue
      const file = files.get(path) ?? new FileReport(path, this.total, this.#names)
      files.set(path, file)
      file.add(event)
      if (event.type === 'test:summary') file.print(this.#showOutput, event.data.duration_ms)
    }
    // A file that could not be loaded has no summary.
    for (const file of files.values()) if (!file.printed) file.print(this.#showOutput)
  }

  end(): void {
    const { failures, skipReasons } = this.total
    if (failures.length > 0) {
      console.log(`\n${styleText('red', 'Failed:')}`)
      for (const { text } of failures) console.log(text)
    }
    console.log('')
    for (const [reason, count] of skipReasons) console.log(`Left out: ${count} × ${reason}`)
  }
}

class FileReport {
  printed = false
  #path: string
  #total: Total
  #names: Map<string, string>
  #open: string[] = []
  #tests = 0
  #failed: string[] = []
  #output = ''

  constructor(path: string, total: Total, names: Map<string, string>) {
    this.#path = path
    this.#total = total
    this.#names = names
  }

  add(event: TestEvent): void {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') {
      this.#output += event.data.message
    } else if (event.type === 'test:start') {
      this.#open.length = event.data.nesting
      this.#open.push(event.data.name)
    } else if (event.type === 'test:pass' || event.type === 'test:fail') {
      const name = [...this.#open.slice(0, event.data.nesting), event.data.name].join(' › ')
      if (resolve(event.data.name) === resolve(this.#path)) this.#judgeFile(event)
      else this.#judge(event, name)
    }
  }

  print(showOutput: boolean, durationMs?: number): void {
    this.printed = true
    const duration = durationMs === undefined ? '' : `, ${(durationMs / 1000).toFixed(1)} s`
    const good = this.#failed.length === 0
    const mark = good ? styleText('green', '✔') : styleText('red', '✖')
    console.log(`${mark} ${this.#path}  ${this.#tests} tests${duration}`)
    if (this.#output !== '' && (showOutput || !good)) console.log(indent(this.#output.trimEnd()))
    for (const failure of this.#failed) console.log(failure)
  }

  #judge({ type, data }: Verdict, name: string): void {
    const isSuite = data.details.type === 'suite'
    if (type === 'test:fail') {
      if (failureType(data.details) === 'subtestsFailed') return
      this.#fail(name, data.line, data.details)
    } else if (data.skip || data.todo) {
      this.#total.skipped += 1
      const reason =
        [data.skip, data.todo].find((why) => typeof why === 'string') ?? 'no reason given'
      this.#total.skipReasons.set(reason, (this.#total.skipReasons.get(reason) ?? 0) + 1)
    } else if (!isSuite) {
      this.#tests += 1
      this.#total.passed += 1
    }
    if (!isSuite) this.#claimName(name, data.line)
  }

  /** The file itself as a test: it could not be loaded, or it holds no test. */
  #judgeFile({ type, data }: Verdict): void {
    if (type === 'test:fail') this.#fail('the file itself', undefined, data.details)
    else this.#fail('the file itself', undefined, { error: 'it holds no test' })
  }

  #claimName(name: string, line: number | undefined): void {
    const holder = this.#names.get(name)
    if (holder === undefined) this.#names.set(name, this.#path)
    else this.#fail(name, line, { error: `this name is taken by another test in ${holder}` })
  }

  #fail(name: string, line: number | undefined, details: { error?: unknown }): void {
    const where = `${this.#path}${line === undefined ? '' : `:${line}`}  ${name}`
    const { error } = details
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const shown = typeof cause === 'string' ? cause : inspect(cause, { colors: false, depth: 4 })
    const [why = ''] = shown.split('\n')
    this.#total.failed += 1
    this.#total.failures.push({
      file: this.#path,
      isThrown: error instanceof Error,
      text: `${where}\n${indent(why.slice(0, 300))}`,
    })
    this.#failed.push(`\n${indent(`${styleText('red', where)}\n${indent(shown)}`)}\n`)
  }
}

function fileOf({ data }: TestEvent): string | undefined {
  // entryFile: the file that node runs; file: where the test is written, perhaps an imported one.
  const { entryFile, file } = (data ?? {}) as { entryFile?: string; file?: string }
  const path = entryFile ?? file
  return path === undefined ? undefined : relative(process.cwd(), resolve(path))
}

function failureType({ error }: { error?: unknown }): unknown {
  return error instanceof Error && 'failureType' in error ? error.failureType : undefined
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
