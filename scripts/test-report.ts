import type { run } from 'node:test'
import { styleText } from 'node:util'
import { type Failure, FileReport, indent, isOfSubtests } from './test-file-report.ts'

type Events = ReturnType<typeof run>

const slowestShown = 40

interface Total {
  passed: number
  failed: number
  skipped: number
  /** How many tests gave each reason to be skipped. */
  skipReasons: Map<string, number>
  /** In the order they came. */
  failures: Failure[]
}

/**
 * Prints a line for each test file, failures in full where they happen, and their names again at the end. A test name
 * used twice is a failure too: it is a copy that was never changed. What a file prints is shown if it fails, or always
 * with `showOutput`.
 */
export class Report {
  readonly total: Total = {
    passed: 0,
    failed: 0,
    skipped: 0,
    skipReasons: new Map(),
    failures: [],
  }
  readonly #durations: { path: string; durationMs: number }[] = []
  readonly #names = new Map<string, string>()
  readonly #showOutput: boolean

  constructor({ showOutput }: { showOutput: boolean }) {
    this.#showOutput = showOutput
  }

  /**
   * Reads the events of a process that runs these files, and calls `onFile` as each file ends. Returns the files that
   * have not ended, the one that ran first: nothing of them is counted. Several processes may be read at a time.
   */
  async read(events: Events, files: readonly string[], onFile: () => void): Promise<string[]> {
    const left = new Set(files)
    let current: FileReport | undefined
    let processOutput = ''
    for await (const event of events) {
      if (event.type === 'test:start' && event.data.nesting === 1) {
        current = new FileReport(event.data.name)
      } else if (event.type === 'test:stdout' || event.type === 'test:stderr') {
        if (current) current.output += event.data.message
        else processOutput += event.data.message
      } else if (event.type === 'test:diagnostic' && event.data.message.startsWith('Error: ')) {
        processOutput += `${event.data.message}\n`
      } else if (current && 'nesting' in event.data && event.data.nesting > 0) {
        current.add(event)
        if (!current.isEnded) continue
        left.delete(current.path)
        this.#close(current)
        current = undefined
        onFile()
      } else if (
        event.type === 'test:fail' &&
        left.size === 0 &&
        !isOfSubtests(event.data.details)
      ) {
        this.failProcess(files, processOutput || String(event.data.details.error))
      }
    }
    return [...left]
  }

  /** A file whose process did not live to its end. */
  failFile(path: string, why: string): void {
    const file = new FileReport(path)
    file.fail('the file itself', undefined, { error: why })
    this.#close(file)
  }

  /** Prints the files that took longest, with their seconds: a machine with other work makes them longer. */
  printSlowest(): void {
    const slowest = this.#durations.sort((one, other) => other.durationMs - one.durationMs)
    console.log('\nSlowest:')
    for (const { path, durationMs } of slowest.slice(0, slowestShown)) {
      console.log(`${(durationMs / 1000).toFixed(1).padStart(7)} s  ${path}`)
    }
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

  #close(file: FileReport): void {
    for (const { name, line } of file.names) {
      const holder = this.#names.get(name)
      if (holder === undefined) this.#names.set(name, file.path)
      else file.fail(name, line, { error: `this name is taken by another test in ${holder}` })
    }
    file.print(this.#showOutput)
    this.#durations.push({ path: file.path, durationMs: file.durationMs ?? 0 })
    this.total.passed += file.passed
    this.total.skipped += file.skipReasons.length
    for (const reason of file.skipReasons) {
      this.total.skipReasons.set(reason, (this.total.skipReasons.get(reason) ?? 0) + 1)
    }
    this.#count(file.failures)
  }

  /** All tests of a process have passed, and yet it failed: something went wrong after the test that began it. */
  failProcess(files: readonly string[], why: string): void {
    const text = `${files.join('\n')}\n${indent(`the process of these files failed after them: ${why}`)}`
    console.log(styleText('red', text))
    this.#count([{ files, isThrown: true, text }])
  }

  #count(failures: readonly Failure[]): void {
    this.total.failed += failures.length
    this.total.failures.push(...failures)
  }
}
