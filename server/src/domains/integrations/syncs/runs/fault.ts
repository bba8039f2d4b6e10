import { toApiError } from '../../../../platform/db/refusals.ts'
import { ApiError } from '../../../../platform/errors.ts'
import type { RunFailure } from '../../../../platform/jobs/run.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import { ConnectionFault } from '../../connections/client.ts'
import { SourceFault, StateExpired } from '../source.ts'
import type { SyncRunError } from './schema.ts'

/** Reason why a run could not read or write a page. `full`: the source no longer knows where the last run ended. */
export interface RunFault extends RunFailure, SyncRunError {
  kind: 'full' | 'wait' | 'retry' | 'reauthorize' | 'fail'
  /** Time after which a source that asks to `wait` accepts requests, if it says so. */
  until?: Date | null
}

export const fault = (
  kind: RunFault['kind'],
  code: string,
  message: string,
  until?: Date | null,
): RunFault => ({
  kind,
  code,
  message,
  retryable: kind === 'full' || kind === 'wait' || kind === 'retry',
  ...(until !== undefined && { until }),
})

const codes = {
  wait: 'source_unreachable',
  retry: 'source_unreachable',
  reauthorize: 'connection_not_active',
  fail: 'source_refused',
} as const

/** Returns the fault, or null for an internal error. */
export function faultOf(error: unknown): RunFault | null {
  if (error instanceof StateExpired) {
    const message = 'The source no longer knows its own listing. Run the sync again.'
    return fault('full', 'source_fault', message)
  }
  if (error instanceof SourceFault) return fault('fail', 'source_fault', error.message)
  if (error instanceof ConnectionFault) {
    const kind = error.kind in codes ? (error.kind as keyof typeof codes) : 'fail'
    return fault(kind, codes[kind], error.message, kind === 'wait' ? error.retryAt : undefined)
  }
  if (error instanceof OutboundError) {
    const isFinal = error.code === 'target_not_allowed' || error.code === 'invalid_url'
    return fault(isFinal ? 'fail' : 'retry', error.code, error.message)
  }
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal || refusal.status >= 500) return null
  return fault('fail', refusal.code, refusal.message)
}

/** Returns a fault as a run stores it. */
export const errorOf = ({ code, message }: RunFault) => ({ code, message })
