import { List } from '../../pagination.ts'
import { path, type RequestOptions, type Send } from '../../request.ts'
import type { SessionQuery, SessionSchemas } from './schemas.ts'

/** An API token as lists show it: without its value. */
export type Token = SessionSchemas['Token']
/** An API token with its value, which is shown this once. */
export type NewlyIssuedToken = SessionSchemas['IssuedToken']
/** Body to create a token. */
export type NewToken = SessionSchemas['NewToken']
/** How long the old value works after a rotation. */
export type TokenRotation = SessionSchemas['RotateToken']
/** Page of a list of tokens. */
export type TokenQuery = SessionQuery<'listOwnTokens'>

/** Methods of `session.tokens`; for owners and admins. */
export class Tokens {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Issues a token; its value is in this answer only. */
  issue(token: NewToken, options?: RequestOptions): Promise<NewlyIssuedToken> {
    return this.#send({ method: 'POST', path: '/session/tokens', body: token, options })
  }

  /** Tokens of the organization, newest first. */
  list(query?: TokenQuery, options?: RequestOptions): List<Token> {
    return new List(this.#send, { method: 'GET', path: '/session/tokens', query, options })
  }

  /** Gives the token a new value; the old one ends at once, or after the overlap. */
  rotate(
    tokenId: string,
    rotation: TokenRotation = {},
    options?: RequestOptions,
  ): Promise<NewlyIssuedToken> {
    const request = { method: 'POST', path: path`/session/tokens/${tokenId}/rotate` } as const
    return this.#send({ ...request, body: rotation, options })
  }

  /** Ends the token: no request that starts after the answer succeeds with it. */
  revoke(tokenId: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/session/tokens/${tokenId}`, options })
  }
}
