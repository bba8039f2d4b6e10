import { List } from '../pagination.ts'
import { path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A request that the API has answered. */
export type LoggedRequest = Schemas['LoggedRequest']
/** Filters and page of a list of requests. */
export type LoggedRequestQuery = Query<'listRequests'>

/** Methods of `capstan.requests`. The token needs the scope `*`. */
export class Requests {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * The last requests of the organization, newest first.
   *
   * ```ts
   * for await (const { route, error } of capstan.requests.list({ statusClass: '4xx' })) {
   *   console.log(route, error?.message)
   * }
   * ```
   */
  list(query?: LoggedRequestQuery, options?: RequestOptions): List<LoggedRequest> {
    return new List(this.#send, { method: 'GET', path: '/v1/requests', query, options })
  }

  /** One request by the `X-Request-Id` of its answer, which every error has as `requestId`. */
  get(requestId: string, options?: RequestOptions): Promise<LoggedRequest> {
    return this.#send({ method: 'GET', path: path`/v1/requests/${requestId}`, options })
  }
}
