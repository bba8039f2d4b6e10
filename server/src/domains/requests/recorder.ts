import type { LoggedResponse } from '../../platform/http/responses.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertRequests, type NewRequest, trimRequests } from './store.ts'

/** More are not kept while they wait to be written. */
const maxWaiting = 10_000
const batchRows = 500
/** An organization has at most so many, and per node the rows until it is next trimmed. */
const keptRows = 10_000
const trimEvery = 1_000

type Handles = Pick<Platform, 'database' | 'metrics' | 'log'>

/** Takes requests as they are answered, and writes them a little later in batches. */
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

  /** Only what is sent with a token is a request to the API of an organization. */
  record(answered: LoggedResponse): void {
    if (answered.principal.kind !== 'token') return
    if (this.#waiting.length < maxWaiting) this.#waiting.push(rowOf(answered))
    else this.#dropped.inc(1)
  }

  /** Writes what waits; true when there was something. Never fails: what cannot be written is dropped. */
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
