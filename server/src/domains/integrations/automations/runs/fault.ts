import { toApiError } from '../../../../platform/db/refusals.ts'
import { ApiError } from '../../../../platform/errors.ts'
import { ExpressionFault } from '../../../../platform/expressions/environment.ts'
import type { RunFailure } from '../../../../platform/jobs/run.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import type { AutomationRunError } from './schema.ts'

/** An error of one action. */
export class StepFault extends Error {
  override readonly name = 'StepFault'
  readonly position: number

  constructor(position: number, cause: unknown) {
    super('an action failed', { cause })
    this.position = position
  }
}

/** A server received the request and rejected it. */
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

/** Reason why a run fails. The run counts its own attempts, so the queue makes no retries. */
export interface Failure extends RunFailure {
  retryable: false
  error: AutomationRunError
  /** True if another attempt may succeed. */
  isPassing: boolean
  /** Wait that the other server asks for. */
  retryAfterMs: number
}

const failure = (
  error: AutomationRunError,
  { isPassing = false, retryAfterMs = 0 }: Partial<Failure> = {},
): Failure => ({ message: error.message, retryable: false, error, isPassing, retryAfterMs })

export const internalFailure = (): Failure =>
  failure({
    code: 'internal_error',
    message: 'Capstan failed because of an internal error.',
    action: null,
  })

const passingCodes = new Set(['unavailable', 'rate_limited', 'search_timeout'])
const finalOutbound = new Set(['invalid_url', 'target_not_allowed', 'too_many_redirects'])

/** Returns the error as the owner sees it; null for an internal error. */
export function failureOf(thrown: unknown): Failure | null {
  const action = thrown instanceof StepFault ? thrown.position : null
  const error = thrown instanceof StepFault ? thrown.cause : thrown
  if (error instanceof ExpressionFault) {
    return failure({ code: error.code, message: error.message, action })
  }
  if (error instanceof RequestRefused) {
    const { status, message, retryAfterMs } = error
    const isPassing = status === 408 || status === 429 || status >= 500
    return failure({ code: `http_${status}`, message, action }, { isPassing, retryAfterMs })
  }
  if (error instanceof OutboundError) {
    const { code, message } = error
    return failure({ code, message, action }, { isPassing: !finalOutbound.has(code) })
  }
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal) return null
  const { code, message, field } = refusal
  const isPassing = passingCodes.has(code)
  return failure({ code, message, action, ...(field && { field }) }, { isPassing })
}
