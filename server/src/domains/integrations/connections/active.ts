import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import { usable } from './open-client.ts'
import { type ConnectionRow, findConnection } from './store.ts'

/**
 * Returns the connection that a request body names, for a resource that will use it.
 *
 * @throws ApiError 422 if it does not exist, 409 `connection_not_active` if it cannot be used now
 */
export async function requireActiveConnection(
  db: Db,
  organizationId: string,
  id: string,
): Promise<ConnectionRow> {
  const row = await findConnection(db, organizationId, id)
  if (!row) {
    const field = 'connectionId'
    const sentence = `${field} must be a connection of the organization.`
    throw new ApiError('validation_error', sentence, { field })
  }
  requireUsable(row)
  return row
}

/** Allows requests through a connection that works, or that fails and is being retried. */
export function requireUsable({ status }: Pick<ConnectionRow, 'status'>): void {
  if (usable.includes(status)) return
  const message = `The connection is ${status}. Authorize, test or enable it first.`
  throw new ApiError('connection_not_active', message, { field: 'connectionId' })
}
