import type { LoggedResponse } from '../../platform/http/server/responses.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertRequests, type NewRequest, trimRequests } from './store.ts'

/** Requests beyond this are dropped while the others wait to be written. */
const maxWaiting = 10_000
const batchRows = 500
/** Rows that an organization keeps, plus those that each node adds until it trims them next. */
const keptRows = 10_000
const trimEvery = 1_000

type Handles = Pick<Platform, 'database' | 'metrics' | 'log'>

/** Collects answered requests and writes them a little later, in batches. */
export class Recorder {
  readonly #handles: Handles
  readonly #dropped: { inc(by: number): void }
  readonly #sinceTrim = new Map<string, number>()
  #waiting: NewRequest[] = []
  #writing: Promise<boolean> | null = null

  constructor(handles: Handles) {
    this.#handles = handles
    this.#dropped = handles.metrics.counter(
      'capstan_request_log_dropped_total',
      'Requests that are missing in the request log because they came faster than they could be written.',
      [],
    )
  }

  /** Only requests with a token belong to an organization's log. */
  record(answered: LoggedResponse): void {
    if (answered.principal.kind !== 'token') return
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
    for (const { organization_id: id } of written) {
      const since = (this.#sinceTrim.get(id) ?? 0) + 1
      this.#sinceTrim.set(id, since)
      if (since < trimEvery) continue
      this.#sinceTrim.delete(id)
      await trimRequests(this.#handles.database.db, id, keptRows)
    }
  }
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
  token_id: principal.id,
  token_name: principal.name,
  address: answered.address,
  user_agent: answered.userAgent,
  idempotency_key: answered.idempotencyKey,
  error_code: error?.code ?? null,
  error_message: error?.message ?? null,
  error_field: error?.field ?? null,
  request_bytes: answered.requestBytes,
  response_bytes: answered.responseBytes,
  body: answered.body,
})
