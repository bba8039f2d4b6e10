import { List } from '../pagination.ts'
import type { RequestOptions, Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A movement of the credits ledger, with the balance after it. */
export type CreditEntry = Schemas['CreditEntry']
/** Filters and page of a list of credit entries. */
export type CreditEntryQuery = Query<'listCreditEntries'>

/** Methods of `capstan.credits`. */
export class Credits {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * The credits ledger, newest first. The amounts of all entries add up to the balance.
   *
   * ```ts
   * for await (const { at, kind, amount, balanceAfter } of capstan.credits.entries()) {
   *   console.log(at, kind, amount, balanceAfter)
   * }
   * ```
   */
  entries(query?: CreditEntryQuery, options?: RequestOptions): List<CreditEntry> {
    return new List(this.#send, { method: 'GET', path: '/v1/credits/entries', query, options })
  }
}
