import { networkOf } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { FixedWindows, minuteMs } from '../../../platform/throttle/fixed-windows.ts'
import type { AttemptLimit } from '../../../platform/throttle/store.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'

const hourMs = 3_600_000
const maxRequests = 60
const maxFailures = 20
const maxSubjects = 20_000
/** Requests for a link that a node answers in a minute without asking the other nodes. */
const uncounted = 10

type Dependencies = Pick<Platform, 'clock' | 'throttle' | 'database'>

/**
 * Limits how often a page is requested. It counts in memory, so that a page needs no extra statement. With several
 * nodes, they share the count of unknown links, and of requests for a link beyond the first ten on a node.
 */
export class PageLimits {
  readonly #throttle: Throttle | null
  readonly #guesses: FixedWindows
  readonly #requests: FixedWindows

  constructor({ clock, throttle, database }: Dependencies) {
    this.#throttle = database.isShared ? throttle : null
    this.#guesses = new FixedWindows(clock, { max: maxFailures, maxSubjects, explain })
    this.#requests = new FixedWindows(clock, { max: maxRequests, maxSubjects, explain })
  }

  /**
   * Refuses an address that sends too many unknown links.
   *
   * @throws ApiError `rate_limited` after 20 unknown links in a minute
   */
  refuseGuessing(address: string): void {
    this.#guesses.requireRoom(networkOf(address))
  }

  /**
   * Counts an unknown link, together with other nodes.
   *
   * @throws ApiError `rate_limited` for the 21st in a minute
   */
  async countFailure(address: string): Promise<void> {
    const network = networkOf(address)
    const { untilMs } = this.#guesses.count(network)
    if (await this.#isShared(`guesses of ${network}`, maxFailures)) return
    this.#guesses.learn(network, { count: maxFailures, untilMs })
    throw this.#guesses.tooMany(network)
  }

  /**
   * Counts a request for a link.
   *
   * @throws ApiError `rate_limited` for the 61st request for a link in a minute
   */
  async countRequest(linkId: string): Promise<void> {
    const { count } = this.#requests.count(linkId)
    if (count <= uncounted) return
    if (count <= maxRequests && (await this.#isShared(`link ${linkId}`, maxRequests - uncounted))) {
      return
    }
    throw this.#requests.tooMany(linkId)
  }

  /** Returns true if the shared count of all nodes has room for one more. */
  async #isShared(subject: string, max: number): Promise<boolean> {
    if (!this.#throttle) return true
    const bound = { subject: `proposal page ${subject}`, max, windowMs: minuteMs }
    return this.#throttle.admit([{ ...bound, counts: 'attempts' }])
  }
}

const explain = (seconds: number): string => `Too many requests. Try again in ${seconds} s.`

const hourly = (what: string, linkId: string, max: number): AttemptLimit[] => [
  { subject: `proposal ${what} of link ${linkId}`, max, windowMs: hourMs, counts: 'attempts' },
]
/** Limits of acceptances. They stop only floods: a signer whose total or choice was refused can try again. */
export const acceptanceBounds = (linkId: string): AttemptLimit[] =>
  hourly('acceptances', linkId, 30)
export const commentBounds = (linkId: string): AttemptLimit[] => hourly('comments', linkId, 10)
