import type { RequestOptions, Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

/** The signed-in person, and the organizations that the person belongs to. */
export type SignedIn = SessionSchemas['Self']
/** Fields that a person can change. */
export type SelfChanges = SessionSchemas['SelfChanges']

/** Methods of `session.self`. */
export class Self {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** The signed-in person; throws an AuthenticationError without a valid session. */
  get(options?: RequestOptions): Promise<SignedIn> {
    return this.#send({ method: 'GET', path: '/session/me', options })
  }

  /** Changes the name that others see. */
  update(changes: SelfChanges, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'PATCH', path: '/session/me', body: changes, options })
  }
}
