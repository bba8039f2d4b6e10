import type { RequestOptions, Send } from '../request.ts'
import type { Schemas } from '../schemas.ts'

/** A mapping, and what its expressions see. */
export type NewExpressionCheck = Schemas['NewExpressionCheck']
/** The values, and what is wrong with each that has none. */
export type ExpressionCheck = Schemas['ExpressionCheck']

/** Methods of `capstan.expressions`. */
export class Expressions {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Says what the expressions of a mapping give for a sample, or where they cannot be read.
   *
   * ```ts
   * const { values, errors } = await capstan.expressions.check({
   *   mapping: { email: 'lower(body.email)' },
   *   sample: { body: { email: 'Ada@Example.com' } },
   * })
   * console.log(values['email'], errors)
   * ```
   */
  check(check: NewExpressionCheck, options?: RequestOptions): Promise<ExpressionCheck> {
    return this.#send({ method: 'POST', path: '/v1/expressions/check', body: check, options })
  }
}
