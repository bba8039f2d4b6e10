import { path, type RequestOptions, type Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

/** A device that signs the person in without a password. */
export type Passkey = SessionSchemas['Passkey']
export type PasskeyRegistrationOptions = SessionSchemas['PasskeyRegistrationOptions']
export type PasskeySignInOptions = SessionSchemas['PasskeySignInOptions']
export type NewPasskey = SessionSchemas['NewPasskey']
export type PasskeySignIn = SessionSchemas['PasskeySignIn']

/** Methods of `session.passkeys`. The browser's WebAuthn takes the options and gives the credential. */
export class Passkeys {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** The passkeys of the signed-in person, newest first. */
  list(options?: RequestOptions): Promise<SessionSchemas['Passkeys']> {
    return this.#send({ method: 'GET', path: '/session/passkeys', options })
  }

  /** Returns options for `navigator.credentials.create`; `add` completes it. */
  startRegistration(
    password: string,
    options?: RequestOptions,
  ): Promise<PasskeyRegistrationOptions> {
    return this.#post('registration-options', { password }, options)
  }

  /** Keeps the passkey that the browser has created. */
  add(passkey: NewPasskey, options?: RequestOptions): Promise<void> {
    return this.#post('register', passkey, options)
  }

  /** Returns options for `navigator.credentials.get`; `signIn` completes it. */
  startSignIn(options?: RequestOptions): Promise<PasskeySignInOptions> {
    return this.#post('sign-in-options', {}, options)
  }

  /** Signs in with what the device has signed. */
  signIn(answer: PasskeySignIn, options?: RequestOptions): Promise<void> {
    return this.#post('sign-in', answer, options)
  }

  /** Removes a passkey; the sessions it has started go on. */
  remove(passkeyId: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/session/passkeys/${passkeyId}`, options })
  }

  #post<Body>(name: string, body: object, options?: RequestOptions): Promise<Body> {
    return this.#send({ method: 'POST', path: `/session/auth/passkey/${name}`, body, options })
  }
}
