import type { RequestOptions, Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Figures of a period, what needs a person, and the latest activity. */
export type OverviewReport = Schemas['Overview']
/** Something that needs a person: a failure, an expiry or a confirmation. */
export type OverviewNeed = Schemas['OverviewNeed']
/** Events of one type that happened together. */
export type OverviewActivity = Schemas['OverviewActivity']
/** Numbers in the slots of a period and of the period before. */
export type OverviewCount = Schemas['OverviewCount']
/** Period and time zone of an overview. */
export type OverviewQuery = Query<'getOverview'>

/** Methods of `capstan.overview`. */
export class Overview {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Figures of a period and of the period before, what needs a person, and the latest activity.
   *
   * ```ts
   * const { needs, delivered } = await capstan.overview.get({ range: '30d' })
   * console.log(needs.length, delivered?.total)
   * ```
   */
  get(query?: OverviewQuery, options?: RequestOptions): Promise<OverviewReport> {
    return this.#send({ method: 'GET', path: '/v1/overview', query, options })
  }
}
