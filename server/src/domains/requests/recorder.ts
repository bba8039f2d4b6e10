import type { LoggedResponse } from '../../platform/http/server/request-log.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertRequests, type NewRequest, trimRequests } from './store.ts'

/** Requests beyond this are dropped while the others wait to be written. */
const maxWaiting = 10_000
/** On the embedded database, where a statement stops all others, 500 took 15 ms and more. */
const batchRows = 50
/**
 * Rows that an organization keeps of its tokens, and as many of its members, so that an open page pushes
 * out no request of a server. Each node adds to them until it trims them next.
 */
const keptRows = 10_000
const trimEvery = 1_000

type Dependencies = Pick<Platform, 'database' | 'metrics' | 'log'>

/** Collects answered requests and writes them a little later, in batches. */
export class Recorder {
  readonly #handles: Dependencies
  readonly #dropped: { inc(by: number): void }
  readonly #sinceTrim = new Map<string, number>()
  #waiting: NewRequest[] = []
  #writing: Promise<boolean> | null = null

  constructor(handles: Dependencies) {
    this.#handles = handles
    this.#dropped = handles.metrics.counter(
      'capstan_request_log_dropped_total',
      'Requests that are missing in the request log because they came faster than they could be written.',
      [],
    )
  }

  /** Records a request. Requests of the operator, and of people without an organization, are not logged. */
  readonly record = (answered: LoggedResponse): void => {
    const { principal, route } = answered
    const isSent = principal.kind === 'token' || principal.person?.memberId
    if (!isSent || unattended.has(route)) return
    if (this.#waiting.length < maxWaiting) this.#waiting.push(rowOf(answered))
    else this.#dropped.inc(1)
  }

  /** Writes the waiting requests; true when there were any. It never fails: on an error it drops them. */
  async flush(): Promise<boolean> {
    while (this.#writing) await this.#writing
    this.#writing = this.#write().finally(() => {
      this.#writing = null
    })
    return this.#writing
  }

  async #write(): Promise<boolean> {
    const { database, log } = this.#handles
    const rows = this.#waiting
    this.#waiting = []
    for (let at = 0; at < rows.length; at += batchRows) {
      const batch = rows.slice(at, at + batchRows)
      try {
        await insertRequests(database.db, batch)
        await this.#trim(batch)
      } catch (error) {
        this.#dropped.inc(rows.length - at)
        log.warn({ err: error }, 'the request log could not be written')
        break
      }
    }
    return rows.length > 0
  }

  async #trim(written: readonly NewRequest[]): Promise<void> {
    for (const { organization_id: id, token_id: tokenId } of written) {
      const sender = tokenId ? 'token' : 'member'
      const key = `${sender} ${id}`
      const since = (this.#sinceTrim.get(key) ?? 0) + 1
      this.#sinceTrim.set(key, since)
      if (since < trimEvery) continue
      this.#sinceTrim.delete(key)
      await trimRequests(this.#handles.database.db, id, sender, keptRows)
    }
  }
}

/** Operations that an open dashboard page calls repeatedly on its own; they would fill the log. */
const unattended = new Set([
  '/session/live',
  '/session/v1/requests',
  '/session/v1/requests/{requestId}',
])

/**
 * Returns true for a request about the person's own account. It can contain a password, so not even its length is kept.
 */
const concernsAccount = (route: string): boolean =>
  route.startsWith('/session/') && !route.startsWith('/session/v1/')

function senderOf({ kind, id, name, person }: Principal) {
  if (kind === 'token') return { token_id: id, token_name: name }
  return { member_id: person?.memberId ?? null, member_name: name }
}

const rowOf = ({ principal, error, requestId, ...answered }: LoggedResponse): NewRequest => ({
  organization_id: principal.organizationId,
  id: answered.id,
  request_id: requestId.replace('req_', ''),
  at: answered.at,
  method: answered.method,
  path: answered.path,
  route: answered.route,
  status: answered.status,
  duration_ms: answered.durationMs,
  ...senderOf(principal),
  address: answered.address,
  user_agent: answered.userAgent,
  idempotency_key: answered.idempotencyKey,
  error_code: error?.code ?? null,
  error_message: error?.message ?? null,
  error_field: error?.field ?? null,
  request_bytes: answered.requestBytes,
  response_bytes: answered.responseBytes,
  body: concernsAccount(answered.route) ? null : answered.body,
})
