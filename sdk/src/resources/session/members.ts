import { List } from '../../pagination.ts'
import { type ChangeOptions, path, type RequestOptions, type Send } from '../../request.ts'
import type { SessionQuery, SessionSchemas } from './schemas.ts'

/** The membership of a person in the organization. */
export type Member = SessionSchemas['Member']
/** What a person may do in an organization. */
export type Role = Member['role']
/** Page of a list of members. */
export type MemberQuery = SessionQuery<'listMembers'>

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

  /** Ends a membership: the person's own or, for owners and admins, that of another. */
  remove(memberId: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/session/members/${memberId}`, options })
  }
}
