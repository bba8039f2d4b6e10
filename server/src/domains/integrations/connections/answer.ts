import type { OutboundResponse } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ConnectionFault } from './client.ts'
import { retryAfterMs } from './state.ts'
import { type ConnectionRow, keepWait } from './store.ts'

/** Of a 429 that does not say how long. */
const defaultWaitMs = 60_000

/**
 * An answer that is not about credentials or load. How long the provider wants to be left alone is kept on the row, so
 * that no node asks before.
 *
 * @throws {ConnectionFault}
 */
export async function answerOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { organization_id, id }: ConnectionRow,
  response: OutboundResponse,
  explained: readonly number[] = [],
): Promise<OutboundResponse> {
  const { status, headers } = response
  const now = clock.now()
  const statedMs = retryAfterMs(headers['retry-after'], now)
  const waitMs = status === 429 ? (statedMs ?? defaultWaitMs) : statedMs
  if ([403, 429, 503].includes(status) && waitMs !== null) {
    const retryAt = new Date(now.getTime() + waitMs)
    await keepWait(database.db, organization_id, id, retryAt)
    throw new ConnectionFault(
      'wait',
      `The provider answered ${status}: it wants to be asked later.`,
      {
        status,
        retryAt,
      },
    )
  }
  if (explained.includes(status)) return response
  if (status === 401) {
    const message = 'The provider refuses the credentials. Give others, or authorize again.'
    throw new ConnectionFault('reauthorize', message, { status })
  }
  if (status === 403 || status === 407) {
    const message = `The provider answered ${status}: the account may not do this. Give it the right, or use another one.`
    throw new ConnectionFault('refused', message, { status })
  }
  if (status >= 500 || status === 408) {
    throw new ConnectionFault('retry', `The provider answered ${status}.`, { status })
  }
  return response
}
