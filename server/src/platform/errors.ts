/**
 * Every error that a client can get. The codes are a public contract: none is renamed or reused. `docs/errors.md` is
 * generated from here.
 */
export const errorCatalogue = {
  malformed_json: [400, 'The body is not JSON.', 'Send one JSON value, encoded in UTF-8.'],
  malformed_request: [
    400,
    'HTTP itself could not be read.',
    'Check the request line, the header syntax and the declared length.',
  ],
  invalid_parameter: [
    400,
    'A path or query parameter does not have its form.',
    'Correct the parameter named by `field`; each one is described in the API reference.',
  ],
  invalid_cursor: [
    400,
    'The cursor is not one that this list gave out.',
    'Pass `nextCursor` unchanged, with the same filters, or start again without a cursor.',
  ],
  missing_token: [
    401,
    'The request carries no API token.',
    'Send `Authorization: Bearer <token>` or `X-API-Key: <token>`.',
  ],
  invalid_token: [
    401,
    'The API token is not known.',
    'Check that the token is complete; a typo is refused by its checksum.',
  ],
  expired_token: [401, 'The API token has expired.', 'Issue another token in the settings.'],
  invalid_signature: [
    401,
    'The request to a hook does not prove where it comes from.',
    'Check secret, address and clock of the sender; the owner of the hook reads the reason among its refusals.',
  ],
  code_required: [
    401,
    'This link also needs a code.',
    'Have one mailed with `POST …/code` and `{"send": true}`, then post it there as `code`.',
  ],
  not_signed_in: [401, 'The request carries no valid session.', 'Sign in at the dashboard.'],
  invalid_credentials: [
    401,
    'The email address or the password is wrong.',
    'Check both, or ask for another password.',
  ],
  revoked_token: [401, 'The API token was revoked.', 'Issue another token in the settings.'],
  insufficient_credits: [
    402,
    'The organization has too few credits for this.',
    'See `GET /v1/usage` for the balance; the message says what is needed, what there is and where to get more.',
  ],
  plan_limit_reached: [
    402,
    'The plan of the organization does not allow one more.',
    'See `GET /v1/usage` for the limits; delete something or move to a larger plan, where the message says.',
  ],
  email_not_verified: [
    403,
    'The email address is not confirmed yet.',
    'Open the link in the mail that was sent to it just now.',
  ],
  sign_up_closed: [
    403,
    'New accounts are made by invitation only.',
    'Ask a member or the operator for an invitation.',
  ],
  foreign_origin: [
    403,
    'The request does not come from a page of this server.',
    'Open the page at the address under which it is served, and try again there.',
  ],
  organization_required: [
    403,
    'You do not belong to an organization yet.',
    'Create an organization, or ask a member of one for an invitation.',
  ],
  insufficient_role: [
    403,
    'Your role in the organization does not allow this.',
    'Ask an owner or an admin of the organization.',
  ],
  insufficient_scope: [
    403,
    'The token may not do this.',
    'Use a token that has the scope named in the message.',
  ],
  address_not_allowed: [
    403,
    'The token may not be used from the address that the request comes from.',
    'Send it from an address in `allowedNetworks` of the token; behind a proxy, have the operator list it in CAPSTAN_TRUSTED_PROXIES.',
  ],
  origin_not_allowed: [
    403,
    'The page that sends the request may not.',
    'Send it from a program, or have the operator list the origin in CAPSTAN_CORS_ORIGINS.',
  ],
  not_found: [
    404,
    'There is no such thing in this organization.',
    'Check the id and that the token belongs to the same organization.',
  ],
  method_not_allowed: [
    405,
    'The path exists, but not with this method.',
    'Use one of the methods in the `Allow` header.',
  ],
  not_acceptable: [
    406,
    'The answer cannot be given in the media type asked for.',
    'Accept `application/json`.',
  ],
  duplicate_resource: [
    409,
    'Another resource already has this value.',
    'Change the value named by `field`, or update the resource that has it.',
  ],
  invalid_transition: [
    409,
    'The resource is in a state from which this is not possible.',
    'Read the resource and act on its present status.',
  ],
  connection_not_active: [
    409,
    'The connection cannot be used as it is.',
    'See its `status` and `lastError`: authorize, test or enable it first.',
  ],
  idempotency_in_progress: [
    409,
    'The first request with this Idempotency-Key is still running.',
    'Wait for `Retry-After` seconds and send the same request again.',
  ],
  gone: [
    410,
    'What was here is deleted for good.',
    'Stop posting to this address; the owner of the hook has another one, or none.',
  ],
  precondition_failed: [
    412,
    'The resource changed since its ETag was read.',
    'Read it again, apply the change to the new version, and send the new ETag.',
  ],
  payload_too_large: [
    413,
    'The body is larger than allowed.',
    'Send at most 1 MiB of JSON; split the work into several requests.',
  ],
  unsupported_media_type: [
    415,
    'The body has a media type that is not read here.',
    'Send `Content-Type: application/json`.',
  ],
  validation_error: [
    422,
    'A field of the body breaks its rule.',
    'Correct the field named by `field`; the message says what is expected.',
  ],
  mapping_too_large: [
    422,
    'A mapping has too many fields, looks at too much or gives too much.',
    'Use at most 60 fields that name what they need, and give at most 64 KiB.',
  ],
  contact_opted_out: [
    422,
    'The contact wants no message by this channel.',
    'Send nothing. Record a consent when the contact gives one by another way.',
  ],
  idempotency_key_reused: [
    422,
    'The Idempotency-Key was used for another request.',
    'Use a new key for each new operation.',
  ],
  target_not_allowed: [
    422,
    'The address may not be reached from here.',
    'Use a public address; the operator can allow private networks with CAPSTAN_ALLOW_NETWORKS.',
  ],
  rate_limited: [
    429,
    'The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails.',
    'Wait for `Retry-After` seconds; a request sent then succeeds.',
  ],
  headers_too_large: [
    431,
    'The headers of the request are too large.',
    'Send at most 16 KiB of headers.',
  ],
  internal_error: [
    500,
    'Something failed on our side.',
    'Try again; if it persists, give the operator the X-Request-Id.',
  ],
  search_timeout: [
    503,
    'The search looked through more than it may in its time.',
    'Add a condition that few fit, as the message says; the same search would end in the same way.',
  ],
  unavailable: [
    503,
    'The service cannot answer at the moment.',
    'Wait for `Retry-After` seconds and try again.',
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
  new ApiError('not_found', 'There is no such resource in this organization.')

/**
 * Returns the result of a read.
 *
 * @throws ApiError 404 if it found nothing
 */
export function requireFound<Found>(found: Found | null | undefined | false): Found {
  if (!found) throw notFound()
  return found
}
