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
   * @throws {IngestError} while the file cannot be read, which forbids everything (RFC 9309 section 2.3.1.4).
   */
  rulesOf(url: string): Promise<RobotsRules>
}

/** RFC 9309 section 2.5 asks to read at least this much. */
const maxBytes = 500 * 1024
const maxOrigins = 1_000
/** Section 2.4: not used for longer than a day. */
const rulesTtlMs = 24 * 3_600_000
/** A file that could not be read is fetched again soon, but not for each page of the site. */
const refusalTtlMs = 5 * 60_000

interface CachedRules {
  rules: Promise<RobotsRules>
  untilMs: number
}

export function createRobots({ outbound, clock }: { outbound: Outbound; clock: Clock }): Robots {
  /** In order of use. */
  const cache = new Map<string, CachedRules>()
  return {
    rulesOf(url) {
      const { origin } = new URL(url)
      const nowMs = clock.now().getTime()
      const cached = cache.get(origin)
      cache.delete(origin)
      if (cached && cached.untilMs > nowMs) {
        cache.set(origin, cached)
        return cached.rules
      }
      const [oldest] = cache.keys()
      if (oldest !== undefined && cache.size >= maxOrigins) cache.delete(oldest)
      const entry = { rules: fetchRules(outbound, origin), untilMs: nowMs + rulesTtlMs }
      cache.set(origin, entry)
      entry.rules.catch((error: unknown) => {
        entry.untilMs = nowMs + refusalTtlMs
        // A network that fails now may not fail the next page.
        const isAnswer = error instanceof IngestError && error.code === 'robots_refused'
        if (!isAnswer && cache.get(origin) === entry) cache.delete(origin)
      })
      return entry.rules
    },
  }
}

async function fetchRules(outbound: Outbound, origin: string): Promise<RobotsRules> {
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
  if (status >= 500 || status === 429) throw rulesUnavailable(origin, status)
  if (status < 200 || status > 299) return noRules
  const text = body.toString()
  // Sites that answer every address with their start page have no robots.txt.
  const isPage = /html/i.test(headers['content-type'] ?? '') || /^\s*</.test(text)
  return isPage ? noRules : readRobots(text, robotName)
}

const rulesUnavailable = (origin: string, status: number): IngestError =>
  new IngestError(
    `${origin}/robots.txt answered ${status}, and as long as it does nothing of the site may be fetched. Refresh later, or set ignoreRobots for a site of your own.`,
    { code: 'robots_refused', retryable: true },
  )
