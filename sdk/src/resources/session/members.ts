import { List } from '../../pagination.ts'
import { type ChangeOptions, path, type RequestOptions, type Send } from '../../request.ts'
import type { SessionQuery, SessionSchemas } from './schemas.ts'
import type { Token } from './tokens.ts'

/** The membership of a person in the organization. */
export type Member = SessionSchemas['Member']
/** Role of a person in an organization. */
export type Role = Member['role']
/** Page of a list of members. */
export type MemberQuery = SessionQuery<'listMembers'>

/** Choice for the tokens of a member who leaves. */
export type MemberRemoval = SessionQuery<'removeMember'>

/** Methods of `session.members`. */
export class Members {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Members of the organization, the oldest membership first. */
  list(query?: MemberQuery, options?: RequestOptions): List<Member> {
    return new List(this.#send, { method: 'GET', path: '/session/members', query, options })
  }

  /** One member; throws a NotFoundError when there is none. */
  get(memberId: string, options?: RequestOptions): Promise<Member> {
    return this.#send({ method: 'GET', path: path`/session/members/${memberId}`, options })
  }

  /** Changes the role of a member; for owners and admins. */
  update(
    memberId: string,
    changes: SessionSchemas['MemberChanges'],
    options?: ChangeOptions,
  ): Promise<Member> {
    const request = { method: 'PATCH', path: path`/session/members/${memberId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Tokens that still work and whose value the member was shown: what they take along. */
  async tokens(memberId: string, options?: RequestOptions): Promise<Token[]> {
    const request = { method: 'GET', path: path`/session/members/${memberId}/tokens` } as const
    const tokens: SessionSchemas['MemberTokens'] = await this.#send({ ...request, options })
    return tokens.data
  }

  /**
   * Ends a membership: the person's own or, for owners and admins, that of another. `revokeTokens` must say
   * what happens to the member's tokens, if there are any.
   */
  remove(memberId: string, query?: MemberRemoval, options?: RequestOptions): Promise<void> {
    const request = { method: 'DELETE', path: path`/session/members/${memberId}` } as const
    return this.#send({ ...request, query, options })
  }
}
