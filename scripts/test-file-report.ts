import type { run } from 'node:test'
import { inspect, styleText } from 'node:util'

type Events = ReturnType<typeof run>
type TestEvent = Events extends AsyncIterable<infer Event> ? Event : never
type Verdict = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>

export interface Failure {
  /** The file it happened in; several where their process failed. */
  files: readonly string[]
  /** A test threw; the other findings are the runner's own, about names and empty files. */
  isThrown: boolean
  /** The place, and the first line of why. */
  text: string
}

/** How deep the tests of a file are nested: in the suite of the file, which is in the test of the process. */
const ofFile = 1

/** The results of one test file: nothing of them counts before it has ended. */
export class FileReport {
  readonly path: string
  passed = 0
  isEnded = false
  output = ''
  readonly skipReasons: string[] = []
  readonly failures: Failure[] = []
  readonly names: { name: string; line: number | undefined }[] = []
  readonly #open: string[] = []
  readonly #shown: string[] = []
  durationMs: number | undefined

  constructor(path: string) {
    this.path = path
  }

  add(event: TestEvent): void {
    if (event.type === 'test:start') {
      this.#open.length = event.data.nesting - ofFile - 1
      this.#open.push(event.data.name)
    } else if (event.type === 'test:pass' || event.type === 'test:fail') {
      if (event.data.nesting === ofFile) this.#end(event)
      else this.#judge(event)
    }
  }

  fail(name: string, line: number | undefined, { error }: { error?: unknown }): void {
    const where = `${this.path}${line === undefined ? '' : `:${line}`}  ${name}`
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const shown = typeof cause === 'string' ? cause : inspect(cause, { colors: false, depth: 4 })
    const [why = ''] = shown.split('\n')
    this.failures.push({
      files: [this.path],
      isThrown: error instanceof Error,
      text: `${where}\n${indent(why.slice(0, 300))}`,
    })
    this.#shown.push(`\n${indent(`${styleText('red', where)}\n${indent(shown)}`)}\n`)
  }

  print(showOutput: boolean): void {
    const duration =
      this.durationMs === undefined ? '' : `, ${(this.durationMs / 1000).toFixed(1)} s`
    const good = this.failures.length === 0
    const mark = good ? styleText('green', '✔') : styleText('red', '✖')
    console.log(`${mark} ${this.path}  ${this.passed} tests${duration}`)
    if (this.output !== '' && (showOutput || !good)) console.log(indent(this.output.trimEnd()))
    for (const failure of this.#shown) console.log(failure)
  }

  #judge({ type, data }: Verdict): void {
    const depth = data.nesting - ofFile - 1
    const name = [...this.#open.slice(0, depth), data.name].join(' › ')
    const isSuite = data.details.type === 'suite'
    if (type === 'test:fail') {
      if (isOfSubtests(data.details)) return
      this.fail(name, data.line, data.details)
    } else if (data.skip || data.todo) {
      const reason = [data.skip, data.todo].find((why) => typeof why === 'string')
      this.skipReasons.push(reason ?? 'no reason given')
    } else if (!isSuite) {
      this.passed += 1
    }
    if (!isSuite) this.names.push({ name, line: data.line })
  }

  #end({ type, data }: Verdict): void {
    this.isEnded = true
    this.durationMs = data.details.duration_ms
    if (type === 'test:fail' && !isOfSubtests(data.details)) {
      this.fail('the file itself', undefined, data.details)
    } else if (this.names.length + this.failures.length + this.skipReasons.length === 0) {
      this.fail('the file itself', undefined, { error: 'it holds no test' })
    }
  }
}

/** Whether something failed only because a test inside it did. */
export const isOfSubtests = ({ error }: { error?: unknown }): boolean =>
  error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed'

export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
