import type { OutboundError } from '../../../platform/net/index.ts'
import { type FailureCode, IngestError } from '../failures.ts'

/** Returns the failure of a source whose request got no page. */
export function networkFailure({ code, cause }: OutboundError): IngestError {
  const [failure, sentence, retryable = false] = failures[code]
  return new IngestError(sentence, { code: failure, retryable, cause })
}

const failures: Record<
  OutboundError['code'],
  [FailureCode, sentence: string, retryable?: boolean]
> = {
  invalid_url: [
    'target_not_allowed',
    'The address cannot be fetched. Use an http or https address.',
  ],
  target_not_allowed: [
    'target_not_allowed',
    'The address leads to a private network, which is not allowed. Use a public address.',
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
    'The site did not accept a connection within 5 seconds. Refresh later.',
    true,
  ],
  tls_failed: [
    'tls_failed',
    'No secure connection was possible, because the certificate of the site is not valid.',
  ],
  headers_timeout: [
    'timeout',
    'The page did not start to respond within 15 seconds. Refresh later.',
  ],
  total_timeout: ['timeout', 'The page did not arrive within 20 seconds. Refresh later.'],
  too_slow: ['timeout', 'The page did not arrive within 20 seconds. Refresh later.'],
  body_too_large: [
    'too_large',
    'The page is larger than 10 MiB. Split it, or add its text in parts.',
  ],
  too_many_redirects: [
    'too_many_redirects',
    'The page redirects more than 5 times. Add the final address instead.',
  ],
  connection_reset: [
    'connect_failed',
    'The site closed the connection early. Refresh later.',
    true,
  ],
  malformed_response: [
    'malformed_response',
    'The response of the site is not valid HTTP, or its compression is damaged.',
  ],
  aborted: ['connect_failed', 'Fetching the page was interrupted.', true],
}
