import type { Clock } from '../../../platform/clock.ts'
import { type Outbound, OutboundError, type OutboundResponse } from '../../../platform/net/index.ts'
import { IngestError } from '../failures.ts'
import { createHostRateLimiter, type HostRateLimiter, type Sleep } from './host-rate-limiter.ts'
import { refreshTarget } from './meta-refresh.ts'
import { networkFailure } from './network-failure.ts'
import { createRobots, type Robots, robotName } from './robots.ts'

/** Fetches from other sites as a polite robot: within robots.txt, and at the pace of the host. */
export interface PoliteFetcher {
  robots: Robots
  /**
   * Gets an address over up to 5 redirects, including those in a page. Each address on the way is checked against the
   * network rules and the robots.txt of its site.
   *
   * @throws {IngestError} if there is no response.
   * @throws {PostponeJob} if other requests to the host come first.
   */
  get(visit: Visit): Promise<OutboundResponse>
}

export interface Visit {
  url: string
  accept: string
  /** Sent only to the origin of `url`, even after a redirect to another one. */
  headers?: Record<string, string>
  ignoreRobots: boolean
  maxBytes: number
  signal?: AbortSignal | undefined
}

/** Longest crawl delay. A longer one is shortened to this. */
const maxCrawlDelayMs = 30_000

export function createPoliteFetcher(
  { outbound, clock }: { outbound: Outbound; clock: Clock },
  pause?: Sleep,
): PoliteFetcher {
  const robots = createRobots({ outbound, clock })
  const limiter = createHostRateLimiter(clock, pause)
  return { robots, get: (visit) => get({ outbound, robots, limiter }, visit) }
}

interface Parts {
  outbound: Outbound
  robots: Robots
  limiter: HostRateLimiter
}

async function get({ outbound, robots, limiter }: Parts, visit: Visit): Promise<OutboundResponse> {
  const { url, accept, headers = {}, ignoreRobots, maxBytes, signal } = visit
  const delayMs = ignoreRobots ? 0 : await requireAllowed(robots, url)
  const leave = await limiter.acquire(new URL(url).host, delayMs, signal)
  try {
    return await outbound.request({
      url,
      schemes: ['https', 'http'],
      headers: { accept, 'accept-encoding': 'gzip, deflate, br', ...headers },
      redirects: 5,
      redirectIn: refreshTarget,
      ...(!ignoreRobots && {
        beforeRedirect: async (next) => void (await requireAllowed(robots, next)),
      }),
      maxBodyBytes: maxBytes,
      onOversize: 'fail',
      timeouts: { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 },
      ...(signal && { signal }),
    })
  } catch (error) {
    throw error instanceof OutboundError ? networkFailure(error) : error
  } finally {
    leave()
  }
}

/**
 * Returns the delay between requests that the site asks for.
 *
 * @throws {IngestError} if robots.txt forbids the address.
 */
async function requireAllowed(robots: Robots, url: string): Promise<number> {
  const { pathname, search, host } = new URL(url)
  const rules = await robots.rulesOf(url)
  if (!rules.allows(pathname + search)) {
    throw new IngestError(
      `The robots.txt of ${host} does not allow robots on this page. Allow ${robotName} there, or set ignoreRobots for a site of your own.`,
      { code: 'robots_refused' },
    )
  }
  return Math.min((rules.crawlDelaySeconds ?? 0) * 1000, maxCrawlDelayMs)
}
