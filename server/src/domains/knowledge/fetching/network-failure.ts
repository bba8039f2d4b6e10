import type { OutboundError } from '../../../platform/net/index.ts'
import { type FailureCode, IngestError } from '../failures.ts'

/** The failure of a source whose request brought no page. */
export function networkFailure({ code, cause }: OutboundError): IngestError {
  const [failure, sentence, retryable = false] = failures[code]
  return new IngestError(sentence, { code: failure, retryable, cause })
}

const failures: Record<
  OutboundError['code'],
  [FailureCode, sentence: string, retryable?: boolean]
> = {
  invalid_url: ['target_not_allowed', 'The address is not one that can be fetched.'],
  target_not_allowed: [
    'target_not_allowed',
    'The address leads to a network that may not be reached from here.',
  ],
  dns_failed: [
    'dns_failed',
    'The host name of the address was not found. Check the address.',
    true,
  ],
  connect_failed: [
    'connect_failed',
    'The site did not accept a connection. Check the address, or refresh later.',
    true,
  ],
  connect_timeout: [
    'connect_failed',
    'The site did not accept a connection within 5 seconds.',
    true,
  ],
  tls_failed: [
    'tls_failed',
    'No secure connection was possible: the certificate of the site is not valid.',
  ],
  headers_timeout: ['timeout', 'The page did not begin to answer within 15 seconds.'],
  total_timeout: ['timeout', 'The page did not arrive within 20 seconds.'],
  too_slow: ['timeout', 'The page did not arrive within 20 seconds.'],
  body_too_large: [
    'too_large',
    'The page is larger than 10 MiB. Split it, or add its text in parts.',
  ],
  too_many_redirects: ['too_many_redirects', 'The page redirects more than 5 times.'],
  connection_reset: ['connect_failed', 'The site broke off the connection.', true],
  malformed_response: [
    'malformed_response',
    'What the site sent breaks the rules of HTTP or of its compression.',
  ],
  aborted: ['connect_failed', 'Fetching the page was interrupted.', true],
}
