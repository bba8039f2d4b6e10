import type { Source } from '@capstan/sdk'
import type { Cli } from '../cli.ts'
import type { Column } from '../output.ts'
import type { Outcome } from './add.ts'
import { type Counts, ProgressBar, sentence } from './progress.ts'

const columns: Column<Outcome>[] = [
  { title: 'what', value: ({ what }) => what },
  { title: 'code', value: ({ error }) => error?.code },
  { title: 'error', value: ({ error }) => error?.message },
]

/** Counts the results and shows them as they come. */
export class Report {
  readonly #output: Cli['output']
  readonly #bar: ProgressBar
  readonly #told: boolean
  readonly #waits: boolean
  readonly #counts: Counts
  readonly #failures: Outcome[] = []
  readonly #waiting = new Map<string, Outcome[]>()

  constructor({ io, output }: Cli, { inputs, waits }: { inputs: number; waits: boolean }) {
    this.#output = output
    this.#bar = new ProgressBar(io)
    // On a terminal the bar is enough.
    this.#told = output.isJson || io.columns === undefined
    this.#waits = waits
    const total = inputs * (waits ? 2 : 1)
    const none = { added: 0, replaced: 0, removed: 0, unchanged: 0, present: 0 }
    this.#counts = { done: 0, total, ...none, searchable: 0, failed: 0 }
  }

  /** Ids of sources that are still being processed. */
  get waiting(): Iterable<string> {
    return this.#waiting.keys()
  }

  get failures(): number {
    return this.#failures.length
  }

  /** Everything has an outcome of its adding. */
  get isAdded(): boolean {
    const { added, present, done, total } = this.#counts
    return done >= total || (this.#waits && added + present + this.failures >= total / 2)
  }

  added = (outcome: Outcome): void => {
    const { state, source, what } = outcome
    this.#counts[state] += 1
    this.#counts.done += this.#waits && source === null ? 2 : 1
    if (this.#waits && source) {
      this.#waiting.set(source.id, [...(this.#waiting.get(source.id) ?? []), outcome])
    } else {
      this.#tell(outcome)
    }
    this.#bar.show(this.#counts, what)
  }

  /** A source that an earlier run has made, and that may be processed still. */
  unchanged(source: Source): void {
    this.added({ what: source.name, state: 'unchanged', source, error: null })
    const hasEnded = source.status === 'completed' || source.status === 'failed'
    if (hasEnded && this.#waits) this.ended(source.id, source)
  }

  progressed = ({ name, progress }: Source): void =>
    this.#bar.show(this.#counts, `${name} ${progress.stage ?? ''} ${progress.percent} %`)

  /** `source` null when it was deleted while it was waited for. */
  ended = (id: string, source: Source | null): void => {
    for (const outcome of this.#waiting.get(id) ?? []) {
      const ended = endOf(outcome, source)
      this.#counts[ended.state === 'failed' ? 'failed' : 'searchable'] += 1
      this.#counts.done += 1
      this.#tell(ended)
      this.#bar.show(this.#counts, outcome.what)
    }
    this.#waiting.delete(id)
  }

  /** The last word: `12 added, 1 failed.` and why they failed. */
  close(): void {
    this.#bar.clear()
    this.#output.summary(`${sentence(this.#counts)}.`, this.#failures, columns)
  }

  #tell(outcome: Outcome): void {
    if (outcome.state === 'failed') this.#failures.push(outcome)
    if (!this.#told) return
    this.#bar.clear()
    this.#output.line([lineOf(outcome), ...warningsOf(outcome)].join('\n'), outcome)
  }
}

function lineOf({ what, state, source, error }: Outcome): string {
  const why = error ? [`${error.message} (${error.code})`] : []
  return [state.padEnd(9), source?.id ?? '-', what, ...why].join('  ')
}

const warningsOf = ({ source }: Outcome): string[] =>
  (source?.warnings ?? [])
    .filter(({ severity }) => severity === 'warning')
    .map(({ message }) => `         warning: ${message}`)

function endOf(outcome: Outcome, source: Source | null): Outcome {
  if (source?.status === 'completed') return { ...outcome, source }
  const error = source
    ? { code: source.failure?.code ?? 'internal', message: source.error ?? '' }
    : { code: 'not_found', message: 'It was deleted during processing.' }
  return { ...outcome, state: 'failed', source, error }
}
