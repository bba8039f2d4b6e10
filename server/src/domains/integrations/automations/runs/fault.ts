import { isUnavailable, toApiError } from '../../../../platform/db/refusals.ts'
import { ApiError } from '../../../../platform/errors.ts'
import { ExpressionFault } from '../../../../platform/expressions/environment.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import type { RunError } from './schema.ts'

/** An error of one action. */
export class StepFault extends Error {
  override readonly name = 'StepFault'
  readonly position: number

  constructor(position: number, cause: unknown) {
    super('an action failed', { cause })
    this.position = position
  }
}

/** A server took the request and refused it. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly status: number
  readonly retryAfterMs: number

  constructor(status: number, retryAfterMs: number) {
    super(`The server answered ${status}.`)
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

export interface Failure {
  error: RunError
  /** Whether it may pass by itself. */
  isPassing: boolean
  /** How long the other side asks to wait. */
  retryAfterMs: number
}

const passingCodes = new Set(['unavailable', 'rate_limited', 'search_timeout'])
const finalOutbound = new Set(['invalid_url', 'target_not_allowed', 'too_many_redirects'])

/** What the owner is told of it; null for a fault of ours, which is thrown on. */
export function failureOf(thrown: unknown): Failure | null {
  const action = thrown instanceof StepFault ? thrown.position : null
  const error = thrown instanceof StepFault ? thrown.cause : thrown
  const failure = (
    code: string,
    message: string,
    isPassing: boolean,
    retryAfterMs = 0,
  ): Failure => ({
    error: { code, message, action },
    isPassing,
    retryAfterMs,
  })
  if (error instanceof ExpressionFault) return failure(error.code, error.message, false)
  if (error instanceof RequestRefused) {
    const isPassing = error.status === 408 || error.status === 429 || error.status >= 500
    return failure(`http_${error.status}`, error.message, isPassing, error.retryAfterMs)
  }
  if (error instanceof OutboundError) {
    return failure(error.code, error.message, !finalOutbound.has(error.code))
  }
  if (isUnavailable(error)) return null
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal) return null
  const { error: told, ...more } = failure(
    refusal.code,
    refusal.message,
    passingCodes.has(refusal.code),
  )
  return { ...more, error: { ...told, ...(refusal.field && { field: refusal.field }) } }
}
