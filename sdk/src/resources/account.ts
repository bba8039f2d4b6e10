import type { RequestOptions, Send } from '../request.ts'
import type { Schemas } from '../schemas.ts'

/** The token, its organization, plan and limits. */
export type Me = Schemas['Me']
/** Credits, limits and the use of the last days. */
export type Usage = Schemas['Usage']
/** Permission of a token. */
export type Scope = Schemas['Scope']

/** Methods of `capstan.account`. */
export class Account {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * The token of this client, its organization, plan and limits.
   *
   * ```ts
   * const { organization, token } = await capstan.account.me()
   * console.log(organization.name, token.scopes)
   * ```
   */
  me(options?: RequestOptions): Promise<Me> {
    return this.#send({ method: 'GET', path: '/v1/me', options })
  }

  /**
   * Plan, credits, limits and what is left of them, and the credits used by day.
   *
   * ```ts
   * const { credits, limits } = await capstan.account.usage()
   * console.log(credits.balance, limits.contacts.used)
   * ```
   */
  usage(options?: RequestOptions): Promise<Usage> {
    return this.#send({ method: 'GET', path: '/v1/usage', options })
  }
}
