import { path, type RequestOptions, type Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

/** A browser in which the person is signed in. */
export type BrowserSession = SessionSchemas['Session']

/** Methods of `session.sessions`. */
export class Sessions {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Where the person is signed in, newest first; at most a hundred. */
  list(options?: RequestOptions): Promise<SessionSchemas['Sessions']> {
    return this.#send({ method: 'GET', path: '/session/sessions', options })
  }

  /** Signs that browser out. */
  end(sessionId: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/session/sessions/${sessionId}`, options })
  }
}
