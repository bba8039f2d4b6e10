import { toApiError } from '../../../../platform/db/refusals.ts'
import { ApiError } from '../../../../platform/errors.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import { ConnectionFault } from '../../connections/client.ts'
import { SourceFault, StateExpired } from '../source.ts'
import type { RunError } from './schema.ts'

/** What becomes of a run whose page could not be read or written. */
export type RunFault =
  | { kind: 'full' }
  | { kind: 'wait'; until: Date; error: RunError }
  | { kind: 'retry'; error: RunError }
  | { kind: 'reauthorize'; error: RunError }
  | { kind: 'fail'; error: RunError }

const minuteMs = 60_000
/** Of which a source may ask. */
const mostWaitMs = 3_600_000

/** Null for a fault of ours, which is thrown on. */
export function faultOf(error: unknown, now: Date): RunFault | null {
  const told = (code: string, message: string): RunError => ({ code, message })
  if (error instanceof StateExpired) return { kind: 'full' }
  if (error instanceof SourceFault) {
    return { kind: 'fail', error: told('source_fault', error.message) }
  }
  if (error instanceof ConnectionFault) {
    const { kind, message, retryAt } = error
    if (kind === 'wait') {
      const waitMs = retryAt ? retryAt.getTime() - now.getTime() : minuteMs
      const until = new Date(now.getTime() + Math.min(Math.max(waitMs, 0), mostWaitMs))
      return { kind: 'wait', until, error: told('source_unreachable', message) }
    }
    if (kind === 'retry') return { kind, error: told('source_unreachable', message) }
    if (kind === 'reauthorize') return { kind, error: told('connection_not_active', message) }
    return { kind: 'fail', error: told('source_refused', message) }
  }
  if (error instanceof OutboundError) {
    const isFinal = error.code === 'target_not_allowed' || error.code === 'invalid_url'
    return { kind: isFinal ? 'fail' : 'retry', error: told(error.code, error.message) }
  }
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal || refusal.status >= 500) return null
  return { kind: 'fail', error: told(refusal.code, refusal.message) }
}

/** Seven attempts in two hours, then the run fails. */
export const retryWaitsMs = [10, 60, 300, 900, 1_800, 3_600].map((seconds) => seconds * 1000)
/** How often in a row a source may ask to wait. */
export const maxWaits = 50
