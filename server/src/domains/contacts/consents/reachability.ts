import { ApiError } from '../../../platform/errors.ts'
import type { ContactRow } from '../store.ts'
import type { Channel } from './schema.ts'

/**
 * Whatever sends something to a contact asks this before, in the transaction that queues it.
 *
 * @throws ApiError `contact_opted_out`
 */
export function requireReachable(
  { consent, do_not_contact }: Pick<ContactRow, 'consent' | 'do_not_contact'>,
  channel: Channel,
): void {
  if (do_not_contact) {
    throw new ApiError('contact_opted_out', 'The contact wants no message by any channel.')
  }
  if (consent[channel]?.status === 'opted_out') {
    throw new ApiError('contact_opted_out', `The contact has opted out of ${channel}.`)
  }
}
