import type { LogEvent } from 'kysely'
import { ApiError, unavailable } from '../errors.ts'
import { uniqueIndexes } from './tables.generated.ts'

interface DatabaseFault {
  code: string
  constraint?: string
  /** Field name, if one of the product's functions raised the error. */
  hint?: string
  /** The code once more, if one of the product's triggers raised the error. */
  detail?: string
  message: string
}

/** SQLSTATE `disk_full`. */
const diskFull = '53100'
/** SQLSTATE of the product's own triggers and functions. */
const limitReached = 'CP402'

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Codes of faults that PostgreSQL or Citus itself finds, by what their messages say. */
const codesByMessage: readonly (readonly [RegExp, string])[] = [
  [/ violates unique constraint /, '23505'],
  [/ violates foreign key constraint /, '23503'],
  [/No space left on device/, diskFull],
  [/^canceling statement due to /, '57014'],
  [/^terminating connection due to |^postmaster was shut down/, '57P01'],
  // A worker is lost while a statement or a commit is under way.
  [
    /^(?:failure on connection marked as essential|connection to (?:the remote node )?\S+ failed|lost connection to|could not (?:commit transaction (?:for shard|on any)|connect to (?:any active placements|shard|node)|establish any connections|find any healthy placement)|execution cannot recover from multiple connection failures)/,
    '08006',
  ],
]

/**
 * Returns the code of a fault. The coordinator of a distributed database copies the rows of `insert … select` to a worker,
 * and passes on the message and the detail of what the worker refuses, but not its code.
 */
function codeOf({ code, detail, message }: DatabaseFault): string {
  if (code !== 'XX000') return code
  if (detail === limitReached) return detail
  return codesByMessage.find(([pattern]) => pattern.test(message))?.[1] ?? code
}

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
  return codeOf(fault) === '23503' && column ? camel(column) : undefined
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
  const code = codeOf(error)
  if (code === '23505' && error.hint) {
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
  if (code === '23505' && field) {
    return new ApiError('duplicate_resource', `Another resource already has this ${field}.`, {
      field,
    })
  }
  if (code === limitReached) return new ApiError('plan_limit_reached', error.message)
  if (noRoom.has(code)) {
    return unavailable(
      'The server has no space for files at the moment. Send the request again later.',
    )
  }
  if (gone.test(code) || busy.has(code)) return unavailable()
  return null
}

/**
 * Returns true if the database refused a statement itself, which may be because of some of its rows. False if it did not
 * answer: it would not answer a part of the statement either.
 */
export const isRefusal = (error: unknown): boolean =>
  isFault(error) && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)

/** Returns true if the database is unreachable or busy, or a disk is full: a retry can succeed a little later. */
export const isUnavailable = (error: unknown): boolean => toApiError(error)?.code === 'unavailable'

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
      if (isFault(event.error) && codeOf(event.error) === diskFull) this.#since ??= new Date()
      return
    }
    if (this.#since && /^\s*(?:insert|update)\b/i.test(event.query.sql)) this.#since = null
  }
}
