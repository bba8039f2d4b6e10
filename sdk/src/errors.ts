import type { ResponseInfo } from './response.ts'
import type { Schemas } from './schemas.ts'

interface Cause {
  code: string
  field?: string | undefined
  response?: ResponseInfo | undefined
  cause?: unknown
}

// A second copy of this package in the same program has other classes, but the same symbol.
const brand = Symbol.for('@capstan/sdk error')

/**
 * Base of every error of this SDK. Each cause has a class of its own.
 *
 * ```ts
 * import { isCapstanError } from '@capstan/sdk'
 *
 * try {
 *   await capstan.contacts.create({ name: 'Ada', phone: '12' })
 * } catch (error) {
 *   if (!isCapstanError(error)) throw error
 *   console.error(error.code, error.field, error.requestId) // validation_error phone req_…
 * }
 * ```
 */
export abstract class CapstanError extends Error {
  /** Stable and safe to switch on: a code of the server, or one of the SDK's own. */
  readonly code: string
  /** HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined
  /** Dotted path of the one field to blame, such as `items.2.quantity`. */
  readonly field: string | undefined
  /** Names the request in the server's log: give it to the operator. */
  readonly requestId: string | undefined
  /** Request id, rate limit and the rest of what the answer said besides its body. */
  readonly response: ResponseInfo | undefined

  constructor(message: string, { code, field, response, cause }: Cause) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = response?.status
    this.field = field
    this.requestId = response?.requestId
    this.response = response
    Object.defineProperty(this, brand, { value: true })
  }
}

/** The server answered and refused; a class below says why, except for a status unknown to it. */
export class RefusedError extends CapstanError {}

/** 400, 405, 406, 413, 415, 422, 431: the request has to change; `field` often names where. */
export class InvalidRequestError extends RefusedError {}

/** 401: the token is missing, unknown, expired or revoked. */
export class AuthenticationError extends RefusedError {}

/** 402: the credits are used up, or the plan allows no more of this. */
export class PaymentRequiredError extends RefusedError {}

/** 403: the token lacks a scope; the message names it. */
export class PermissionError extends RefusedError {}

/** 404: no such thing in the token's organization. */
export class NotFoundError extends RefusedError {}

/** 409: another resource has this value, or the resource is in a state that does not allow it. */
export class ConflictError extends RefusedError {}

/** 412: the resource changed since the ETag given as `ifMatch` was read. */
export class PreconditionFailedError extends RefusedError {}

/** 429, after the retries: `retryAfterSeconds` says when a request succeeds again. */
export class RateLimitError extends RefusedError {
  /** Whole seconds to wait, as the server said. */
  get retryAfterSeconds(): number | undefined {
    const { retryAfterMs = null } = this.response ?? {}
    return retryAfterMs === null ? undefined : Math.ceil(retryAfterMs / 1000)
  }
}

/** 5xx, after the retries. */
export class ServerError extends RefusedError {}

/** No answer: the server cannot be reached, or what answered is not Capstan. */
export class ConnectionError extends CapstanError {}

/** No answer in time; `timeoutMs` of the call or of the client was the bound. */
export class TimeoutError extends CapstanError {}

/** A source that was waited for ended as `failed`; the message says what to do. */
export class SourceFailedError extends CapstanError {
  /** The source as it is now. */
  readonly source: Schemas['Source']
  /** Returns why the source failed, for programs: a code to switch on, and whether a refresh may help. */
  get failure(): Schemas['Source']['failure'] {
    return this.source.failure
  }
  constructor(source: Schemas['Source']) {
    super(`${source.name}: ${source.error}`, { code: 'source_failed' })
    this.source = source
  }
}

/**
 * Reason why a webhook failed verification. `missing_signature`: a header is missing. `invalid_signature`: the
 * body was changed, or the secret belongs to another webhook. `invalid_timestamp`: too old or too far ahead.
 * `malformed_body`: signed, but not JSON. Two errors are the receiver's: `not_raw_body` (the body was parsed first)
 * and `invalid_secret` (empty or cut off).
 */
export type WebhookVerificationCode =
  | 'missing_signature'
  | 'invalid_signature'
  | 'invalid_timestamp'
  | 'malformed_body'
  | 'not_raw_body'
  | 'invalid_secret'

/** A webhook that does not prove its origin: answer 400 and do nothing. `code` says what is wrong. */
export class WebhookVerificationError extends CapstanError {
  declare readonly code: WebhookVerificationCode

  constructor(message: string, cause: { code: WebhookVerificationCode; cause?: unknown }) {
    super(message, cause)
  }
}

/** Any error of this SDK, also one from another copy of it. */
export const isCapstanError = (error: unknown): error is CapstanError =>
  error instanceof Error && brand in error

/** The server answered and refused, whatever the status. */
export const isRefusedError = (error: unknown): error is RefusedError =>
  isCapstanError(error) && error.status !== undefined

// The names are set by hand because a bundler may rename the classes.
const classes = {
  RefusedError,
  InvalidRequestError,
  AuthenticationError,
  PaymentRequiredError,
  PermissionError,
  NotFoundError,
  ConflictError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  ConnectionError,
  TimeoutError,
  SourceFailedError,
  WebhookVerificationError,
}
for (const [name, kind] of Object.entries(classes)) kind.prototype.name = name

const guard =
  <Name extends keyof typeof classes>(name: Name) =>
  (error: unknown): error is InstanceType<(typeof classes)[Name]> =>
    isCapstanError(error) && error.name === name

/** Is it an error of this class: see {@link InvalidRequestError}. */
export const isInvalidRequestError = guard('InvalidRequestError')
/** Is it an error of this class: see {@link AuthenticationError}. */
export const isAuthenticationError = guard('AuthenticationError')
/** Is it an error of this class: see {@link PaymentRequiredError}. */
export const isPaymentRequiredError = guard('PaymentRequiredError')
/** Is it an error of this class: see {@link PermissionError}. */
export const isPermissionError = guard('PermissionError')
/** Is it an error of this class: see {@link NotFoundError}. */
export const isNotFoundError = guard('NotFoundError')
/** Is it an error of this class: see {@link ConflictError}. */
export const isConflictError = guard('ConflictError')
/** Is it an error of this class: see {@link PreconditionFailedError}. */
export const isPreconditionFailedError = guard('PreconditionFailedError')
/** Is it an error of this class: see {@link RateLimitError}. */
export const isRateLimitError = guard('RateLimitError')
/** Is it an error of this class: see {@link ServerError}. */
export const isServerError = guard('ServerError')
/** Is it an error of this class: see {@link ConnectionError}. */
export const isConnectionError = guard('ConnectionError')
/** Is it an error of this class: see {@link TimeoutError}. */
export const isTimeoutError = guard('TimeoutError')
/** Is it an error of this class: see {@link SourceFailedError}. */
export const isSourceFailedError = guard('SourceFailedError')
/** Is it an error of this class: see {@link WebhookVerificationError}. */
export const isWebhookVerificationError = guard('WebhookVerificationError')

const classOf: Record<number, typeof RefusedError> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionError,
  404: NotFoundError,
  405: InvalidRequestError,
  406: InvalidRequestError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: InvalidRequestError,
  415: InvalidRequestError,
  422: InvalidRequestError,
  429: RateLimitError,
  431: InvalidRequestError,
}

/** The error for an answer that is not a 2xx; `body` may be what a proxy in between wrote. */
export function refusal(response: ResponseInfo, body: unknown): RefusedError {
  const { status } = response
  const kind = status >= 500 ? ServerError : (classOf[status] ?? RefusedError)
  const { code, message, field } = (body as { error?: Refusal } | undefined)?.error ?? {}
  if (typeof code !== 'string') {
    return new kind(`The answer was a ${status} without an error of Capstan.`, {
      code: 'unexpected_answer',
      response,
    })
  }
  return new kind(message ?? code, { code, field, response })
}

interface Refusal {
  code?: string
  message?: string
  field?: string
}
