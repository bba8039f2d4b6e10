import type { OutboundResponse } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ConnectionFault } from './client.ts'
import { retryAfterMs } from './state.ts'
import { type ConnectionRow, keepWait } from './store.ts'

/** Wait after a 429 without a time. */
const defaultWaitMs = 60_000

/**
 * Returns a response that is not about credentials or load. If the provider asks for a pause, its end is stored in the
 * row, so that no node sends a request before then.
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
      `The provider answered ${status} and asked for a pause. Capstan tries again later.`,
      {
        status,
        retryAt,
      },
    )
  }
  if (explained.includes(status)) return response
  if (status === 401) {
    const message = 'The provider rejected the credentials. Enter new ones, or authorize again.'
    throw new ConnectionFault('reauthorize', message, { status })
  }
  if (status === 403 || status === 407) {
    const message = `The provider answered ${status}: the account lacks permission. Grant it, or use another account.`
    throw new ConnectionFault('refused', message, { status })
  }
  if (status >= 500 || status === 408) {
    throw new ConnectionFault('retry', `The provider answered ${status}.`, { status })
  }
  return response
}
