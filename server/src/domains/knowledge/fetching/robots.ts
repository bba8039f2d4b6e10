import type { Clock } from '../../../platform/clock.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import { IngestError } from '../failures.ts'
import { networkFailure } from './network-failure.ts'
import { noRules, type RobotsRules, readRobots } from './robots-rules.ts'

/** Name of the product's robot in robots.txt. The user agent of outbound requests begins with it. */
export const robotName = 'Capstan'

export interface Robots {
  /**
   * Returns the rules of the page's origin.
   *
   * @throws {IngestError} while the file cannot be read, which forbids everything (RFC 9309 section 2.3.1.4).
   */
  rulesOf(url: string): Promise<RobotsRules>
}

/** Maximum size. RFC 9309 section 2.5 requires reading at least this much. */
const maxBytes = 500 * 1024
const maxOrigins = 1_000
/** Cache time. Section 2.4 limits it to a day. */
const rulesTtlMs = 24 * 3_600_000
/** Cache time of a file that could not be read, so that it is retried soon but not for each page of the site. */
const refusalTtlMs = 5 * 60_000

interface CachedRules {
  rules: Promise<RobotsRules>
  untilMs: number
}

export function createRobots({ outbound, clock }: { outbound: Outbound; clock: Clock }): Robots {
  /** Cached rules in order of use. */
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
        // A network that fails now may work for the next page.
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
  // 429 does not mean that the file is absent: it asks for fewer requests.
  if (status >= 500 || status === 429) throw rulesUnavailable(origin, status)
  if (status < 200 || status > 299) return noRules
  const text = body.toString()
  // Sites that return their start page for every address have no robots.txt.
  const isPage = /html/i.test(headers['content-type'] ?? '') || /^\s*</.test(text)
  return isPage ? noRules : readRobots(text, robotName)
}

const rulesUnavailable = (origin: string, status: number): IngestError =>
  new IngestError(
    `${origin}/robots.txt returned ${status}, so nothing on the site may be fetched until that changes. Refresh later, or set ignoreRobots for a site of your own.`,
    { code: 'robots_refused', retryable: true },
  )
