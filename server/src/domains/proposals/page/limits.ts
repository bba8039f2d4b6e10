import { networkOf } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { FixedWindows, minuteMs } from '../../../platform/throttle/fixed-windows.ts'
import type { AttemptLimit } from '../../../platform/throttle/store.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'

const hourMs = 3_600_000
const maxRequests = 60
const maxFailures = 20
const maxSubjects = 20_000
/** Requests of a link in a minute that a node answers without asking the others. */
const uncounted = 10

type Dependencies = Pick<Platform, 'clock' | 'throttle' | 'database'>

/**
 * Limits how often a page is requested. Counts in memory, so that a page costs no further statement. Where there may
 * be other nodes, they count unknown links together, and requests of a link beyond its first ten at a node.
 */
export class PageLimits {
  readonly #throttle: Throttle | null
  readonly #guesses: FixedWindows
  readonly #requests: FixedWindows

  constructor({ clock, throttle, database }: Dependencies) {
    this.#throttle = database.kind === 'postgres' ? throttle : null
    this.#guesses = new FixedWindows(clock, { max: maxFailures, maxSubjects, explain })
    this.#requests = new FixedWindows(clock, { max: maxRequests, maxSubjects, explain })
  }

  /** @throws ApiError `rate_limited` for an address that has sent 20 unknown links in a minute */
  refuseGuessing(address: string): void {
    this.#guesses.requireRoom(networkOf(address))
  }

  /** @throws ApiError `rate_limited` for the 21st, which other nodes may have counted */
  async countFailure(address: string): Promise<void> {
    const network = networkOf(address)
    const { untilMs } = this.#guesses.count(network)
    if (await this.#isShared(`guesses of ${network}`, maxFailures)) return
    this.#guesses.learn(network, { count: maxFailures, untilMs })
    throw this.#guesses.tooMany(network)
  }

  /** @throws ApiError `rate_limited` for the 61st request of a link in a minute */
  async countRequest(linkId: string): Promise<void> {
    const { count } = this.#requests.count(linkId)
    if (count <= uncounted) return
    if (count <= maxRequests && (await this.#isShared(`link ${linkId}`, maxRequests - uncounted))) {
      return
    }
    throw this.#requests.tooMany(linkId)
  }

  /** Returns whether there is room for one more over all nodes. */
  async #isShared(subject: string, max: number): Promise<boolean> {
    if (!this.#throttle) return true
    const bound = { subject: `proposal page ${subject}`, max, windowMs: minuteMs }
    return this.#throttle.admit([{ ...bound, counts: 'attempts' }])
  }
}

const explain = (seconds: number): string => `That was too often. Try again in ${seconds} s.`

const hourly = (what: string, linkId: string, max: number): AttemptLimit[] => [
  { subject: `proposal ${what} of link ${linkId}`, max, windowMs: hourMs, counts: 'attempts' },
]
/** Floods alone: a signer whose total or choice was refused tries again. */
export const acceptanceBounds = (linkId: string): AttemptLimit[] =>
  hourly('acceptances', linkId, 30)
export const commentBounds = (linkId: string): AttemptLimit[] => hourly('comments', linkId, 10)
