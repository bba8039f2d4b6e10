/**
 * Kind of fault. `refused`: the grant or the client is no longer valid, and a person must act. `unavailable`: no
 * response, or one that asks to retry later. `broken`: a response that violates the protocol.
 */
export type OAuthFaultKind = 'refused' | 'unavailable' | 'broken'

/** Reason why no tokens came. Message and fields contain nothing from the server except its error code and status. */
export class OAuthFault extends Error {
  override name = 'OAuthFault'
  readonly kind: OAuthFaultKind
  /** OAuth error code: `invalid_grant`. */
  readonly code: string | null
  readonly status: number | null
  /** Unparsed value of the header `Retry-After`. */
  readonly retryAfter: string | null
  constructor(
    kind: OAuthFaultKind,
    message: string,
    {
      code = null,
      status = null,
      retryAfter = null,
    }: { code?: string | null; status?: number | null; retryAfter?: string | null } = {},
  ) {
    super(message)
    this.kind = kind
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
  }
}

const finalCodes: ReadonlySet<string> = new Set([
  'access_denied',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
])

/**
 * Returns the fault for a response of the token endpoint other than 200. Its text is not repeated, because it can
 * contain secrets.
 */
export function faultOfAnswer(status: number, body: string, retryAfter: string | null): OAuthFault {
  const code = codeIn(body)
  if (status >= 500 || status === 429 || status === 408) {
    const message = `The token endpoint answered ${status}.`
    return new OAuthFault('unavailable', message, { code, status, retryAfter })
  }
  // Some services refuse without a code of OAuth.
  const isFinal = code === null ? [400, 401, 403].includes(status) : finalCodes.has(code)
  const message = `The token endpoint rejected the request with ${code ?? `status ${status}`}.`
  return new OAuthFault(isFinal ? 'refused' : 'broken', message, { code, status })
}

function codeIn(body: string): string | null {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    return typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : null
  } catch {
    // A SyntaxError: the body is not JSON.
    return null
  }
}
