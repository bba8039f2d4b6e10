import { type Outbound, OutboundError } from '../../../platform/net/index.ts'

/** A page as it came. */
export interface Page {
  body: Buffer
  contentType: string | null
  /** Where it came from in the end, after redirects. */
  url: string
  etag: string | null
  lastModified: string | null
}

/** Why a source cannot be processed, in a sentence for the one who added it. */
export class IngestError extends Error {
  /** Whether trying again a little later may help. */
  readonly retryable: boolean
  constructor(message: string, { retryable = false } = {}) {
    super(message)
    this.retryable = retryable
  }
}

const maxPageBytes = 10 * 1024 * 1024

const accepted =
  'text/html,application/xhtml+xml,text/markdown,text/plain;q=0.9,application/json;q=0.8,text/csv;q=0.8,*/*;q=0.1'

/**
 * Fetches a page through the guarded client: five hops, 10 MiB and 20 seconds at most. Given what an
 * earlier answer said of its version, may find the page unchanged.
 *
 * @throws IngestError
 */
export async function fetchPage(
  outbound: Outbound,
  page: Pick<Page, 'url' | 'etag' | 'lastModified'>,
): Promise<Page | 'unchanged'> {
  const response = await outbound
    .request({
      url: page.url,
      schemes: ['https', 'http'],
      headers: {
        accept: accepted,
        'accept-encoding': 'gzip, deflate, br',
        ...(page.etag && { 'if-none-match': page.etag }),
        ...(page.lastModified && { 'if-modified-since': page.lastModified }),
      },
      redirects: 5,
      maxBodyBytes: maxPageBytes,
      onOversize: 'fail',
      timeouts: { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 },
    })
    .catch((error: unknown) => {
      throw error instanceof OutboundError ? new IngestError(...sentenceOf(error)) : error
    })
  // A site may also say so to somebody who has nothing yet.
  if (response.status === 304 && (page.etag || page.lastModified)) return 'unchanged'
  if (response.status < 200 || response.status > 299) {
    const retryable = response.status === 429 || response.status >= 500
    throw new IngestError(`The page answered ${response.status}. ${adviceFor(response.status)}`, {
      retryable,
    })
  }
  return {
    body: response.body,
    contentType: response.headers['content-type'] ?? null,
    url: response.url,
    etag: response.headers['etag'] ?? null,
    lastModified: response.headers['last-modified'] ?? null,
  }
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return 'It must be readable without signing in.'
  if (status === 404 || status === 410) return 'Check the address.'
  if (status === 429) return 'The site asks for fewer requests; refresh the source later.'
  if (status >= 500) return 'The site has a fault; refresh the source later.'
  return 'Only a page that answers 200 can be read.'
}

function sentenceOf({ code }: OutboundError): [string, { retryable: boolean }] {
  const [sentence, retryable = false] = sentences[code]
  return [sentence, { retryable }]
}

const sentences: Record<OutboundError['code'], [sentence: string, retryable?: boolean]> = {
  invalid_url: ['The address is not one that can be fetched.'],
  target_not_allowed: ['The address leads to a network that may not be reached from here.'],
  dns_failed: ['The host name of the address was not found. Check the address.', true],
  connect_failed: [
    'The site did not accept a connection. Check the address, or refresh later.',
    true,
  ],
  connect_timeout: ['The site did not accept a connection within 5 seconds.', true],
  tls_failed: ['No secure connection was possible: the certificate of the site is not valid.'],
  headers_timeout: ['The page did not begin to answer within 15 seconds.'],
  total_timeout: ['The page did not arrive within 20 seconds.'],
  body_too_large: ['The page is larger than 10 MiB. Split it, or add its text in parts.'],
  too_many_redirects: ['The page redirects more than 5 times.'],
  connection_reset: ['The site broke off the connection.', true],
  malformed_response: ['What the site sent breaks the rules of HTTP or of its compression.'],
  aborted: ['Fetching the page was interrupted.', true],
}
