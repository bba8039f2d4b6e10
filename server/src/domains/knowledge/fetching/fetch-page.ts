import type { OutboundResponse } from '../../../platform/net/index.ts'
import { type FailureCode, IngestError } from '../failures.ts'
import type { PoliteFetcher, Visit } from './polite-fetcher.ts'

/** A page as it was fetched. */
export interface FetchedPage {
  body: Buffer
  contentType: string | null
  /** Final address, after redirects. */
  url: string
  etag: string | null
  lastModified: string | null
  /** Value of the header `X-Robots-Tag`. */
  robotsTag?: string | undefined
}

const maxPageBytes = 10 * 1024 * 1024

const acceptHeader =
  'text/html,application/xhtml+xml,text/markdown,text/plain;q=0.9,application/json;q=0.8,text/csv;q=0.8,*/*;q=0.1'

/** Longest wait. A longer one fails the run. */
const maxRetryAfterMs = 5 * 60_000

export interface PageVisit
  extends Pick<FetchedPage, 'url' | 'etag' | 'lastModified'>,
    Pick<Visit, 'headers' | 'ignoreRobots' | 'signal'> {}

/**
 * Fetches a page as the site's robots.txt allows: up to five redirects, 10 MiB and 20 seconds. With the version of an
 * earlier response, it may find the page unchanged.
 *
 * @throws {IngestError}
 * @throws {PostponeJob} if the host must answer other requests first.
 */
export async function fetchPage(
  fetcher: PoliteFetcher,
  visit: PageVisit,
): Promise<FetchedPage | 'unchanged'> {
  const { url, etag, lastModified, headers = {}, ignoreRobots, signal } = visit
  const response = await fetcher.get({
    url,
    accept: acceptHeader,
    headers: {
      ...headers,
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
    ignoreRobots,
    maxBytes: maxPageBytes,
    signal,
  })
  // A site may return 304 although the request named no version.
  if (response.status === 304 && (etag || lastModified)) return 'unchanged'
  requireSuccess(response)
  return {
    body: response.body,
    contentType: response.headers['content-type'] ?? null,
    url: response.url,
    etag: response.headers['etag'] ?? null,
    lastModified: response.headers['last-modified'] ?? null,
    robotsTag: response.headers['x-robots-tag'],
  }
}

/**
 * Requires a 2xx status.
 *
 * @throws {IngestError} for any other status.
 */
export function requireSuccess({ status, headers }: OutboundResponse): void {
  if (status >= 200 && status <= 299) return
  const [code, advice] = failureOfStatus(status)
  const retryAfterMs = retryAfterMsOf(headers)
  const retryable = (status === 429 || status >= 500) && retryAfterMs <= maxRetryAfterMs
  throw new IngestError(`The page returned ${status}. ${advice}`, { code, retryable, retryAfterMs })
}

function failureOfStatus(status: number): [FailureCode, advice: string] {
  if (status === 401 || status === 403) {
    return [
      'login_required',
      'It must be readable without signing in, or set `headers` that grant access.',
    ]
  }
  if (status === 404 || status === 410) return ['not_found', 'Check the address.']
  if (status === 429) {
    return ['fetch_status', 'The site limits the rate of requests. Refresh the source later.']
  }
  if (status >= 500) return ['fetch_status', 'The site has a problem. Refresh the source later.']
  return ['fetch_status', 'Only a page that returns 200 can be read.']
}

/** Reads Retry-After (RFC 9110 section 10.2.3), a date by the clock of the site; 0 without a readable header. */
function retryAfterMsOf(headers: OutboundResponse['headers']): number {
  const value = headers['retry-after'] ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const waitMs = Date.parse(value) - Date.parse(headers['date'] ?? '')
  return waitMs > 0 ? waitMs : 0
}
