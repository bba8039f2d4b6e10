import type { PersonRow } from '../store.ts'

/**
 * Reasons why single sign-on ends without a session. The sign-in page has a sentence for each: the address carries only
 * the code, never a text of the provider.
 */
export const refusalCodes = [
  'denied',
  'expired',
  'unavailable',
  'invalid_answer',
  'email_missing',
  'email_not_verified',
  'address_not_confirmed',
  'linked_to_another',
  'sign_up_closed',
  'rate_limited',
] as const

export type SignOnRefusalCode = (typeof refusalCodes)[number]

/** A sign-in that was refused. `person` is the account that it was about, if there is one. */
export class SignOnRefusal extends Error {
  override readonly name = 'SignOnRefusal'
  readonly code: SignOnRefusalCode
  readonly person: PersonRow | undefined
  /** Text for the operator's log. It contains no token and nothing that a person has typed. */
  constructor(code: SignOnRefusalCode, reason: string, person?: PersonRow) {
    super(reason)
    this.code = code
    this.person = person
  }
}
