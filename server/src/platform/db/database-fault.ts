import { StartFault } from '../start-fault.ts'

export const oldestPostgres = 16
export const oldestPgvector = '0.8'

/** Faults that waiting can fix: a server that starts later, a failover, a name that does not resolve yet. */
const passing: Record<string, string> = {
  ECONNREFUSED: 'it refuses connections',
  ECONNRESET: 'it closes the connection',
  EHOSTUNREACH: 'it cannot be reached',
  ENETUNREACH: 'it cannot be reached',
  ETIMEDOUT: 'it does not answer',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name could not be resolved',
  '57P03': 'it is starting or stopping',
  '57P01': 'it is stopping',
  '57P02': 'it is stopping',
  '53100': 'its disk is full',
  '25006': 'it accepts no writes',
  EPIPE: 'it closes the connection',
  '53300': 'it has no free connections',
}

/**
 * Returns a description of the fault if waiting may fix it, otherwise null. An error while a failed start closes its
 * connections does not hide the cause.
 */
export function describePassing(error: unknown): string | null {
  if (error instanceof SuppressedError) {
    return describePassing(error.suppressed) ?? describePassing(error.error)
  }
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code !== undefined && code in passing) return passing[code] ?? null
  // A statement that PostgreSQL ends for taking too long has a code: it is there.
  const isTimeout =
    code === undefined && /timeout|Connection terminated|not queryable/i.test(message ?? '')
  return isTimeout ? 'it does not answer' : null
}

/** Setting with the faulty address. */
export type DatabaseSetting = 'DATABASE_URL' | 'CAPSTAN_DATABASE_DIRECT_URL'

/** Describes what is wrong with the setting if waiting does not fix the fault; otherwise returns null. */
export function describeFault(
  error: unknown,
  url: string,
  setting: DatabaseSetting = 'DATABASE_URL',
): StartFault | null {
  const fault = faultOf(setting)
  const { code, message = '' } = error as { code?: string; message?: string }
  const where = hostOf(url)
  switch (code) {
    case '28P01':
    case '28000':
      return fault(`${where} rejects the user or password. Check both, and pg_hba.conf there.`)
    case '3D000':
      return fault(`${where} has no database ${nameOf(url)}. Create it, or use another name.`)
    case '42501':
      return fault(`${where} lacks a permission that the start needs (${message}).`)
    case '08P01':
      return fault(`the server at ${where} rejects the session (${message}).`)
    default:
      return /SSL|certificate|self.signed/i.test(message)
        ? fault(`no TLS connection to ${where} (${message}). Check \`sslmode\`.`)
        : null
  }
}

interface ServerFacts {
  /** Version in the form of `server_version_num`. */
  version: number
  shownVersion: string
  /** Version of pgvector: installed in the database, or available on the server. Null if neither. */
  pgvector: string | null
}

export function describeUnfit(
  facts: ServerFacts,
  url: string,
  setting: DatabaseSetting = 'DATABASE_URL',
): StartFault | null {
  const fault = faultOf(setting)
  const where = hostOf(url)
  if (facts.version < oldestPostgres * 10_000) {
    return fault(
      `${where} runs PostgreSQL ${facts.shownVersion}. Capstan needs ${oldestPostgres} or later.`,
    )
  }
  if (facts.pgvector === null) {
    return fault(
      `pgvector is not installed on ${where}. Capstan needs pgvector ${oldestPgvector} or later.`,
    )
  }
  return isOldPgvector(facts.pgvector)
    ? fault(`${where} has pgvector ${facts.pgvector}. Capstan needs ${oldestPgvector} or later.`)
    : null
}

export function isOldPgvector(version: string): boolean {
  return version.localeCompare(oldestPgvector, 'en', { numeric: true }) < 0
}

const faultOf =
  (setting: DatabaseSetting) =>
  (sentence: string): StartFault =>
    new StartFault(`${setting}: ${sentence}`)

/** Returns the host of an address, never with user or password. */
export function hostOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}`
}

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))
