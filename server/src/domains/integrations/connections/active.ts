import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import { usable } from './open-client.ts'
import { type ConnectionRow, findConnection } from './store.ts'

/** Whether requests may go by it: it works, or it fails and is tried again. */
const isActive = ({ status }: Pick<ConnectionRow, 'status'>): boolean => usable.includes(status)

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
  if (isActive(row)) return row
  const message = `The connection is ${row.status}. Authorize, test or enable it first.`
  throw new ApiError('connection_not_active', message, { field })
}
