import { createHash } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { Principal } from '../operations/principal.ts'

/** Hours during which a key returns its first reply. */
export const keptHours = 24

/** One use of an Idempotency-Key: its owner, the key, and the exact request. */
export interface KeyUse {
  principal: Principal
  key: string
  fingerprint: Buffer
  /** Time for `now_or`: null means the database's clock, which every node uses. */
  at: Date | null
}

export const keyInProgress = (): ApiError =>
  new ApiError('idempotency_in_progress', undefined, { headers: { 'Retry-After': '1' } })

export interface StoredReply {
  status: number
  body: string
}

/**
 * Returns the use of the key in this header.
 *
 * @throws ApiError
 */
export function readKeyUse(
  header: string | string[],
  principal: Principal,
  at: Date | null,
  request: { method: string; url: string; body: Buffer | undefined },
): KeyUse {
  // The IETF draft makes it a quoted string; Stripe's and most other clients send it bare.
  const key = String(header).replace(/^"(.*)"$/, '$1')
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new ApiError(
      'invalid_parameter',
      'Idempotency-Key must be 1 to 255 printable ASCII characters.',
      {
        field: 'Idempotency-Key',
      },
    )
  }
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(request.body ?? '')
    .digest()
  return { principal, key, fingerprint, at }
}
