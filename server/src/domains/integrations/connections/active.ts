import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import { usable } from './open-client.ts'
import { type ConnectionRow, findConnection } from './store.ts'

/**
 * The connection that a body names, for what is to use it.
 *
 * @throws ApiError 422 where there is none, 409 `connection_not_active` where it cannot be used now
 */
export async function requireActiveConnection(
  db: Db,
  organizationId: string,
  id: string,
  field = 'connectionId',
): Promise<ConnectionRow> {
  const row = await findConnection(db, organizationId, id)
  if (!row) {
    throw new ApiError('validation_error', `${field} must be a connection of the organization.`, {
      field,
    })
  }
  requireUsable(row)
  return row
}

/** Requests may go by a connection that works, and by one that fails and is tried again. */
export function requireUsable({ status }: Pick<ConnectionRow, 'status'>): void {
  if (usable.includes(status)) return
  const message = `The connection is ${status}. Authorize, test or enable it first.`
  throw new ApiError('connection_not_active', message, { field: 'connectionId' })
}
