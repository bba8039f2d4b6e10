import { path, type RequestOptions, type Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

/** Methods of `session.countersigning`. */
export class Countersigning {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Signs an accepted proposal for the organization; for the member whom it names. */
  countersign(proposalId: string, options?: RequestOptions): Promise<SessionSchemas['Proposal']> {
    const at = path`/session/proposals/${proposalId}/countersign`
    return this.#send({ method: 'POST', path: at, options })
  }
}
