import type { Clock } from '../../../platform/clock.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import { IngestError } from '../failures.ts'
import { networkFailure } from './network-failure.ts'
import { noRules, type RobotsRules, readRobots } from './robots-rules.ts'

/** The name that robots.txt calls us by; the user agent of outbound requests begins with it. */
export const robotName = 'Capstan'

export interface Robots {
  /**
   * What the robots.txt of the page's origin says.
   *
   * @throws {IngestError} while nobody can say, which forbids everything (RFC 9309 section 2.3.1.4).
   */
  rulesOf(url: string): Promise<RobotsRules>
}

/** RFC 9309 section 2.5 asks to read at least this much. */
const maxBytes = 500 * 1024
const originsKept = 1_000
/** Section 2.4: not used for longer than a day. */
const rulesHoldMs = 24 * 3_600_000
/** What could not be read is asked for again soon, but not by each page of the site. */
const refusalHoldsMs = 5 * 60_000

interface Known {
  rules: Promise<RobotsRules>
  untilMs: number
}

export function createRobots({ outbound, clock }: { outbound: Outbound; clock: Clock }): Robots {
  /** In order of use. */
  const known = new Map<string, Known>()
  return {
    rulesOf(url) {
      const { origin } = new URL(url)
      const nowMs = clock.now().getTime()
      const held = known.get(origin)
      known.delete(origin)
      if (held && held.untilMs > nowMs) {
        known.set(origin, held)
        return held.rules
      }
      const [oldest] = known.keys()
      if (oldest !== undefined && known.size >= originsKept) known.delete(oldest)
      const entry = { rules: readOrigin(outbound, origin), untilMs: nowMs + rulesHoldMs }
      known.set(origin, entry)
      entry.rules.catch((error: unknown) => {
        entry.untilMs = nowMs + refusalHoldsMs
        // A network that fails now may not fail the next page.
        const isAnswer = error instanceof IngestError && error.code === 'robots_refused'
        if (!isAnswer && known.get(origin) === entry) known.delete(origin)
      })
      return entry.rules
    },
  }
}

async function readOrigin(outbound: Outbound, origin: string): Promise<RobotsRules> {
  const response = await outbound
    .request({
      url: `${origin}/robots.txt`,
      schemes: ['https', 'http'],
      headers: { accept: 'text/plain,*/*;q=0.1' },
      redirects: 5,
      maxBodyBytes: maxBytes,
      onOversize: 'truncate',
      timeouts: { connectMs: 5_000, headersMs: 10_000, totalMs: 15_000 },
    })
    .catch((error: unknown) => {
      if (error instanceof OutboundError && error.code === 'too_many_redirects') return null
      throw error instanceof OutboundError ? networkFailure(error) : error
    })
  if (response === null) return noRules
  const { status, body, headers } = response
  // 429 is no absence: it asks for fewer requests, not for more.
  if (status >= 500 || status === 429) throw unanswered(origin, status)
  if (status < 200 || status > 299) return noRules
  const text = body.toString()
  // Sites that answer every address with their start page have no robots.txt.
  const isPage = /html/i.test(headers['content-type'] ?? '') || /^\s*</.test(text)
  return isPage ? noRules : readRobots(text, robotName)
}

const unanswered = (origin: string, status: number): IngestError =>
  new IngestError(
    `${origin}/robots.txt answered ${status}, and as long as it does nothing of the site may be fetched. Refresh later, or set ignoreRobots for a site of your own.`,
    { code: 'robots_refused', retryable: true },
  )
