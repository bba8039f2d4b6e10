import { ApiError } from '../errors.ts'

interface DatabaseFault {
  code: string
  constraint?: string
  message: string
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isFault = (error: unknown): error is DatabaseFault =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

const gone = /^(?:08|57P0|53)|^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/
// Serialisation, deadlock, lock not available, and the statement timeout.
const busy = new Set(['40001', '40P01', '55P03', '57014'])

/**
 * What a fault of the database means to the client, or null when it is our own mistake. An index
 * named `<table>_unique_<column>` makes its violation a 409 that names the field.
 */
export function refusalOf(error: unknown): ApiError | null {
  if (
    error instanceof Error &&
    /connection terminated|not queryable|timeout exceeded when trying/i.test(error.message)
  ) {
    return unavailable()
  }
  if (!isFault(error)) return null
  const unique = /_unique_(\w+)$/.exec(error.constraint ?? '')?.[1]
  if (error.code === '23505' && unique) {
    const field = camel(unique)
    return new ApiError('duplicate_resource', `Another resource already has this ${field}.`, {
      field,
    })
  }
  if (error.code === 'CP402') return new ApiError('plan_limit_reached', error.message)
  if (gone.test(error.code) || busy.has(error.code)) return unavailable()
  return null
}

const unavailable = (): ApiError =>
  new ApiError('unavailable', undefined, { headers: { 'Retry-After': '1' } })
