export type OutboundErrorCode =
  | 'invalid_url'
  | 'target_not_allowed'
  | 'dns_failed'
  | 'connect_failed'
  | 'connect_timeout'
  | 'tls_failed'
  | 'headers_timeout'
  | 'total_timeout'
  | 'too_slow'
  | 'body_too_large'
  | 'too_many_redirects'
  | 'connection_reset'
  | 'malformed_response'
  | 'aborted'

/** Times in ms; null for a phase that did not happen or was reused (name, connection). */
export interface OutboundTimings {
  dnsMs: number | null
  connectMs: number | null
  tlsMs: number | null
  /** Time from the end of the request to the response headers. */
  firstByteMs: number | null
  totalMs: number
}

const sentences: Record<OutboundErrorCode, string> = {
  invalid_url: 'The URL cannot be requested.',
  target_not_allowed: 'This server is not allowed to reach the address.',
  dns_failed: 'The host name could not be resolved.',
  connect_failed: 'Could not connect to the server.',
  connect_timeout: 'Could not connect to the server in time.',
  tls_failed: 'The TLS handshake with the server failed.',
  headers_timeout: 'The server did not start its response in time.',
  total_timeout: 'The exchange with the server took too long.',
  too_slow: 'The server sent its response too slowly.',
  body_too_large: 'The response body is too large.',
  too_many_redirects: 'The server redirected too many times.',
  connection_reset: 'The server closed the connection before the response was complete.',
  malformed_response: 'The server did not send a valid HTTP response.',
  aborted: 'The request was canceled.',
}

/**
 * Failure of an exchange. `message` can be shown to the customer: it contains no resolved address and nothing from the
 * resolver. `cause` can be logged, never shown.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly code: OutboundErrorCode
  readonly timings: OutboundTimings

  constructor(
    code: OutboundErrorCode,
    message: string = sentences[code],
    context: { timings?: OutboundTimings; cause?: unknown } = {},
  ) {
    super(message, { cause: context.cause })
    this.code = code
    this.timings = context.timings ?? {
      dnsMs: null,
      connectMs: null,
      tlsMs: null,
      firstByteMs: null,
      totalMs: 0,
    }
  }
}
