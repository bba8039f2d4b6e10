import { describePassing } from './database-fault.ts'

const everyMs = 60_000
/**
 * Quiet time after which an outage is over, in ms. Loops query the database at least every 10 s, and a query to a
 * frozen database fails after 3 s.
 */
const quietMs = 20_000
const lookMs = 1_000

/**
 * Logs one line when the database becomes unreachable, one per minute, and one when it is back, in place of a line with
 * a stack from each loop and job.
 */
export class OutageLog {
  readonly #say: (line: string) => void
  readonly #nowMs: () => number
  #outage: { beganAt: number; saidAt: number; lastAt: number; leftOut: number } | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(say: (line: string) => void, nowMs = () => performance.now()) {
    this.#say = say
    this.#nowMs = nowMs
  }

  /** Returns true if an error belongs to the outage, so that its own line is left out. */
  takes(error: unknown): boolean {
    const problem = isOfDatabase(error) ? describePassing(error) : null
    if (problem === null) return false
    const now = this.#nowMs()
    if (this.#outage) {
      this.#outage.lastAt = now
      this.#outage.leftOut++
      return true
    }
    this.#outage = { beganAt: now, saidAt: now, lastAt: now, leftOut: 0 }
    this.#say(
      `the database is unreachable: ${problem}. Requests get 503, and background work waits`,
    )
    this.#timer = setInterval(() => this.look(), lookMs).unref()
    return true
  }

  /** Logs the line that is due. */
  look(): void {
    if (!this.#outage) return
    const now = this.#nowMs()
    const { beganAt, saidAt, lastAt, leftOut } = this.#outage
    if (now - lastAt >= quietMs) {
      clearInterval(this.#timer)
      this.#outage = null
      this.#say(
        `the database is reachable again: it was unreachable for ${seconds(lastAt - beganAt)} s, and ${leftOut} log lines were left out`,
      )
    } else if (now - saidAt >= everyMs) {
      this.#outage.saidAt = now
      this.#say(`the database has been unreachable for ${seconds(now - beganAt)} s`)
    }
  }
}

const seconds = (ms: number): number => Math.round(ms / 1000)

/**
 * Returns true for an error of the database. The job queue passes on copies of errors. Mail errors have codes of the
 * same names, but name the SMTP command that failed.
 */
const isOfDatabase = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && !('command' in error)
