import { List } from '../pagination.ts'
import { path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A change: who made it, when, and what it changed from and to. */
export type AuditEntry = Schemas['AuditEntry']
/** Whether the log is whole, or where it is not. */
export type AuditVerification = Schemas['AuditVerification']
/** Filters and page of a list of changes. */
export type AuditQuery = Query<'listAuditEntries'>

/** Methods of `capstan.audit`. The token needs the scope `*`. */
export class Audit {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Lists the changes in the organization, newest first.
   *
   * ```ts
   * for await (const { at, actor, action } of capstan.audit.list({ resource: 'webhook' })) {
   *   console.log(at, actor.name, action)
   * }
   * ```
   */
  list(query?: AuditQuery, options?: RequestOptions): List<AuditEntry> {
    return new List(this.#send, { method: 'GET', path: '/v1/audit-log', query, options })
  }

  /** One entry of the log. */
  get(entryId: string, options?: RequestOptions): Promise<AuditEntry> {
    return this.#send({ method: 'GET', path: path`/v1/audit-log/${entryId}`, options })
  }

  /** Walks the chain of hashes over all entries. `lastHash`, kept elsewhere, is proof of today's log. */
  verify(options?: RequestOptions): Promise<AuditVerification> {
    return this.#send({ method: 'GET', path: '/v1/audit-log/verification', options })
  }
}
