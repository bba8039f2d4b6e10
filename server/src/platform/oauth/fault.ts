/**
 * `refused`: the grant or the client is no longer good, and a person must act. `unavailable`: no answer, or one that
 * says to come again. `broken`: an answer that is not what the protocol asks for.
 */
export type OAuthFaultKind = 'refused' | 'unavailable' | 'broken'

/** Why no tokens came. Neither message nor fields hold anything that a server has sent but its code and its status. */
export class OAuthFault extends Error {
  override name = 'OAuthFault'
  readonly kind: OAuthFaultKind
  /** As OAuth has it: `invalid_grant`. */
  readonly code: string | null
  readonly status: number | null
  /** The header `Retry-After`, as it came. */
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

/** What an answer of the token endpoint that is no 200 says. Its own words are not repeated: they may hold secrets. */
export function faultOfAnswer(status: number, body: string, retryAfter: string | null): OAuthFault {
  const code = codeIn(body)
  if (status >= 500 || status === 429 || status === 408) {
    const message = `The token endpoint answered ${status}.`
    return new OAuthFault('unavailable', message, { code, status, retryAfter })
  }
  // Some services refuse without a code of OAuth.
  const isFinal = code === null ? [400, 401, 403].includes(status) : finalCodes.has(code)
  const message = `The token endpoint refused with ${code ?? `status ${status}`}.`
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
