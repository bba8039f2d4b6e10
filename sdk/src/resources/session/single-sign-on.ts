import type { RequestOptions, Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

/** The person's account at the identity provider of the server. */
export type SignOnLink = SessionSchemas['SignOnLink']

/** Methods of `session.singleSignOn`. */
export class SingleSignOn {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Returns the URL of the identity provider. It leads back to `next`, a path of the dashboard. */
  start(next: string, options?: RequestOptions): Promise<SessionSchemas['SignOnAddress']> {
    const path = '/session/auth/single-sign-on/start'
    return this.#send({ method: 'POST', path, body: { next }, options })
  }

  /** Whether the signed-in person signs in with the provider. */
  get(options?: RequestOptions): Promise<SignOnLink> {
    return this.#send({ method: 'GET', path: '/session/single-sign-on', options })
  }

  /** Removes the link of the signed-in person; needs a password or a passkey. */
  unlink(options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/session/single-sign-on', options })
  }
}
