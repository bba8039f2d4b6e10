/**
 * Every error that a client can get. The codes are a public contract: none is renamed or reused. `docs/errors.md` is
 * generated from here.
 */
export const errorCatalogue = {
  malformed_json: [400, 'The body is not valid JSON.', 'Send one JSON value, encoded in UTF-8.'],
  malformed_request: [
    400,
    'The request is not valid HTTP.',
    'Check the request line, the header syntax and the declared length.',
  ],
  invalid_parameter: [
    400,
    'A path or query parameter is malformed.',
    'Correct the parameter named in `field`. The API reference describes each one.',
  ],
  invalid_cursor: [
    400,
    'The cursor is not valid for this list.',
    'Pass `nextCursor` unchanged, with the same filters, or start again without a cursor.',
  ],
  missing_token: [
    401,
    'The request has no API token.',
    'Send `Authorization: Bearer <token>` or `X-API-Key: <token>`.',
  ],
  invalid_token: [
    401,
    'The API token is unknown.',
    'Check that the token is complete. Its checksum catches typos.',
  ],
  expired_token: [401, 'The API token has expired.', 'Create another token in the settings.'],
  invalid_signature: [
    401,
    'The hook could not verify the request.',
    "Check the sender's secret, URL and clock. The owner of the hook finds the reason among its refusals.",
  ],
  code_required: [
    401,
    'This link also needs a code.',
    'Request a code by email with `POST …/code` and `{"send": true}`, then post it there as `code`.',
  ],
  not_signed_in: [401, 'The request has no valid session.', 'Sign in to the dashboard.'],
  invalid_credentials: [
    401,
    'The email address or the password is wrong.',
    'Check both, or reset the password.',
  ],
  revoked_token: [401, 'The API token was revoked.', 'Create another token in the settings.'],
  insufficient_credits: [
    402,
    'The organization has too few credits.',
    'See `GET /v1/usage` for the balance. The message says what is needed, what is left and where to get more.',
  ],
  plan_limit_reached: [
    402,
    'Plan limit reached.',
    'Delete something or upgrade. `GET /v1/usage` lists the limits; the message says where to upgrade.',
  ],
  email_not_verified: [
    403,
    'The email address is not confirmed.',
    'Open the link in the email that was just sent to it.',
  ],
  sign_up_closed: [
    403,
    'Sign-up is by invitation only.',
    'Ask a member or the operator for an invitation.',
  ],
  foreign_origin: [
    403,
    'The request does not come from a page of this server.',
    "Open the page at the server's own URL, and try again there.",
  ],
  organization_required: [
    403,
    "You don't belong to an organization yet.",
    'Create an organization, or ask a member of one for an invitation.',
  ],
  insufficient_role: [
    403,
    'Your role in the organization does not allow this.',
    'Ask an owner or an admin of the organization.',
  ],
  insufficient_scope: [
    403,
    'The token lacks a scope.',
    'Use a token with the scope named in the message.',
  ],
  address_not_allowed: [
    403,
    'The token cannot be used from this address.',
    "Send the request from an address in the token's `allowedNetworks`. Behind a proxy, ask the operator to list the proxy in CAPSTAN_TRUSTED_PROXIES.",
  ],
  origin_not_allowed: [
    403,
    'The origin of the page is not allowed.',
    'Send the request from a program, or ask the operator to list the origin in CAPSTAN_CORS_ORIGINS.',
  ],
  not_found: [
    404,
    'This organization has no such resource.',
    'Check the id, and that the token belongs to the same organization.',
  ],
  method_not_allowed: [
    405,
    'The path does not support this method.',
    'Use one of the methods in the `Allow` header.',
  ],
  not_acceptable: [
    406,
    'The response is not available in the requested media type.',
    'Accept `application/json`.',
  ],
  duplicate_resource: [
    409,
    'Another resource already has this value.',
    'Change the value named in `field`, or update the resource that has it.',
  ],
  invalid_transition: [
    409,
    "The resource's status does not allow this.",
    'Read the resource, and act on its current status.',
  ],
  connection_not_active: [
    409,
    'The connection cannot be used in its current status.',
    'See its `status` and `lastError`. Authorize, test or enable it first.',
  ],
  idempotency_in_progress: [
    409,
    'The first request with this Idempotency-Key is still running.',
    'Wait `Retry-After` seconds, and send the same request again.',
  ],
  gone: [
    410,
    'This resource was permanently deleted.',
    'Stop posting to this URL. Ask the owner of the hook for a new one.',
  ],
  precondition_failed: [
    412,
    'The resource has changed since you read its ETag.',
    'Read it again, apply the change to the new version, and send the new ETag.',
  ],
  payload_too_large: [
    413,
    'The body is too large.',
    'Send at most 1 MiB of JSON. Split the work into several requests.',
  ],
  unsupported_media_type: [
    415,
    'Unsupported `Content-Type`.',
    'Send `Content-Type: application/json`.',
  ],
  validation_error: [
    422,
    'A field in the request body is invalid.',
    'Correct the field named in `field`. The message says what is expected.',
  ],
  mapping_too_large: [
    422,
    'A mapping exceeds a limit: its fields, the input it reads, or its output.',
    'Use at most 60 fields, refer only to the input you need, and return at most 64 KiB.',
  ],
  contact_opted_out: [
    422,
    'The contact has opted out of messages on this channel.',
    'Send nothing. Record a consent when the contact gives one in another way.',
  ],
  idempotency_key_reused: [
    422,
    'The Idempotency-Key was used for a different request.',
    'Use a new key for each new operation.',
  ],
  target_not_allowed: [
    422,
    'The target address is not allowed.',
    'Use a public address. The operator can allow private networks with CAPSTAN_ALLOW_NETWORKS.',
  ],
  rate_limited: [
    429,
    'A rate limit was exceeded: requests of the token, unknown tokens from the address, wrong passwords, or requests that send email.',
    'Wait `Retry-After` seconds. A request sent then succeeds.',
  ],
  headers_too_large: [431, 'The request headers are too large.', 'Send at most 16 KiB of headers.'],
  internal_error: [
    500,
    'Something failed on the server.',
    'Try again. If the error persists, give the operator the X-Request-Id.',
  ],
  search_timeout: [
    503,
    'The search exceeded its time limit.',
    'Add a condition that matches few rows, as the message says. The same search would fail again.',
  ],
  unavailable: [
    503,
    'The service is temporarily unavailable.',
    'Wait `Retry-After` seconds, and try again.',
  ],
} as const satisfies Record<string, readonly [status: number, meaning: string, advice: string]>

export type ErrorCode = keyof typeof errorCatalogue

export interface ErrorDetails {
  /** Dotted path of the faulty field (`items.2.quantity`). */
  field?: string | undefined
  headers?: Record<string, string>
}

/** An error that the client sees unchanged. Its message says what to do and reveals nothing internal. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message?: string, refusal: ErrorDetails = {}) {
    const [status, meaning, advice] = errorCatalogue[code]
    super(message ?? `${meaning} ${advice}`)
    this.code = code
    this.status = status
    this.field = refusal.field
    this.headers = refusal.headers ?? {}
  }
}

/** Returns a 422. The sentence names the field and says what it must be. */
export const invalidField = (field: string, sentence: string): ApiError =>
  new ApiError('validation_error', sentence, { field })

/** Returns a 503. The same request can succeed a second later. */
export const unavailable = (message?: string): ApiError =>
  new ApiError('unavailable', message, { headers: { 'Retry-After': '1' } })

export const notFound = (): ApiError =>
  new ApiError('not_found', 'This organization has no such resource.')

/**
 * Returns the result of a read.
 *
 * @throws ApiError 404 if it found nothing
 */
export function requireFound<Found>(found: Found | null | undefined | false): Found {
  if (!found) throw notFound()
  return found
}
