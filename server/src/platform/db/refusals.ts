import type { LogEvent } from 'kysely'
import { ApiError, unavailable } from '../errors.ts'
import { uniqueIndexes } from './tables.generated.ts'

interface DatabaseFault {
  code: string
  constraint?: string
  /** Field name, if one of the product's functions raised the error. */
  hint?: string
  message: string
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isFault = (error: unknown): error is DatabaseFault =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

// 25P03: the session was idle in its transaction for too long. 25006: a standby, after a failover.
const gone = /^(?:08|57P0|53|25P03|25006)|^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/
/** Error codes for a file that cannot be written or opened because of missing space, quota, handles or permission. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'])
// Serialisation, deadlock, lock not available, and the statement timeout.
const busy = new Set(['40001', '40P01', '55P03', '57014'])

/**
 * Returns the field of a unique index, or undefined if it is not in `uniqueIndexes`. On a shard of a distributed table,
 * the index name ends with the shard's number.
 */
function findField(constraint: string): string | undefined {
  const name = uniqueIndexes.find(
    (name) => constraint.startsWith(name) && /^(?:_\d+)?$/.test(constraint.slice(name.length)),
  )
  return name && camel(name.slice(name.indexOf(mark) + mark.length))
}

const mark = '_unique_'

/** Returns the name of the constraint. The coordinator of a distributed database passes only the message on. */
const constraintOf = ({ constraint, message }: DatabaseFault): string =>
  constraint ?? /constraint "([^"]+)"/.exec(message)?.[1] ?? ''

/** Returns the field of a foreign key named `<table>_refers_<column>` whose referenced row does not exist. */
function findReference(fault: DatabaseFault): string | undefined {
  const [, column] = /_refers_([a-z_]+?)(?:_\d+)?$/.exec(constraintOf(fault)) ?? []
  return fault.code === '23503' && column ? camel(column) : undefined
}

/** Returns the API error for a fault of the database or the disk, or null for a bug of the product. */
export function toApiError(error: unknown): ApiError | null {
  if (
    error instanceof Error &&
    /connection terminated|not queryable|timeout (?:exceeded when trying|expired)|query read timeout/i.test(
      error.message,
    )
  ) {
    return unavailable()
  }
  if (!isFault(error)) return null
  if (error.code === '23505' && error.hint) {
    return new ApiError('duplicate_resource', error.message, { field: error.hint })
  }
  const reference = findReference(error)
  if (reference) {
    return new ApiError(
      'validation_error',
      `${reference} refers to a resource that does not exist.`,
      {
        field: reference,
      },
    )
  }
  const field = findField(constraintOf(error))
  if (error.code === '23505' && field) {
    return new ApiError('duplicate_resource', `Another resource already has this ${field}.`, {
      field,
    })
  }
  if (error.code === 'CP402') return new ApiError('plan_limit_reached', error.message)
  if (noRoom.has(error.code)) {
    return unavailable(
      'The server has no space for files at the moment. Send the request again later.',
    )
  }
  if (gone.test(error.code) || busy.has(error.code)) return unavailable()
  return null
}

/** Returns true if the database is unreachable or busy, or a disk is full: a retry can succeed a little later. */
export const isUnavailable = (error: unknown): boolean => toApiError(error)?.code === 'unavailable'

/** SQLSTATE `disk_full`. */
const diskFull = '53100'

/** Remembers that a write failed because of missing space, until another write succeeds. */
export class WriteRefusals {
  #since: Date | null = null

  /** Time of the first failed write; null while writes succeed. */
  get since(): Date | null {
    return this.#since
  }

  /** Observes every statement. */
  readonly observe = (event: LogEvent): void => {
    if (event.level === 'error') {
      if ((event.error as { code?: unknown } | null)?.code === diskFull) this.#since ??= new Date()
      return
    }
    if (this.#since && /^\s*(?:insert|update)\b/i.test(event.query.sql)) this.#since = null
  }
}
