import { List } from '../../pagination.ts'
import { path, type RequestOptions, type Send } from '../../request.ts'
import type { Acceptance, InvitationLink } from './auth.ts'
import type { SessionQuery, SessionSchemas } from './schemas.ts'

/** An invitation that is not accepted yet. */
export type Invitation = SessionSchemas['Invitation']
/** The address to invite, and the role that its reader gets. */
export type NewInvitation = SessionSchemas['NewInvitation']
/** An invitation with its link, if the server sends no email. */
export type SentInvitation = SessionSchemas['SentInvitation']
/** Page of a list of invitations. */
export type InvitationQuery = SessionQuery<'listInvitations'>

/** Methods of `session.invitations`. */
export class Invitations {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Emails a link that makes its reader a member, once, for seven days; returns it if the server sends no email. */
  create(invitation: NewInvitation, options?: RequestOptions): Promise<SentInvitation> {
    return this.#send({ method: 'POST', path: '/session/invitations', body: invitation, options })
  }

  /** Invitations that are not accepted yet, newest first. */
  list(query?: InvitationQuery, options?: RequestOptions): List<Invitation> {
    return new List(this.#send, { method: 'GET', path: '/session/invitations', query, options })
  }

  /** Ends the link that was sent. */
  withdraw(invitationId: string, options?: RequestOptions): Promise<void> {
    const to = path`/session/invitations/${invitationId}`
    return this.#send({ method: 'DELETE', path: to, options })
  }

  /** Reads an invitation by the token of its link; needs no session. */
  open(token: string, options?: RequestOptions): Promise<InvitationLink> {
    const request = { method: 'POST', path: '/session/invitations/open' } as const
    return this.#send({ ...request, body: { token }, options })
  }

  /** Makes the person of the invitation a member, with a new account where there is none. */
  accept(acceptance: Acceptance, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'POST', path: '/session/join', body: acceptance, options })
  }
}
