import { List } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Something that was said about a proposal. */
export type ProposalComment = Schemas['ProposalComment']
/** Body to create a comment. */
export type NewProposalComment = Schemas['NewProposalComment']

/** Methods of `capstan.proposals.comments`. */
export class ProposalComments {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Adds a comment, which the recipients read on the page.
   *
   * ```ts
   * await capstan.proposals.comments.create('prop_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   text: 'Hosting is included for a year.',
   * })
   * ```
   */
  create(
    proposalId: string,
    comment: NewProposalComment,
    options?: CreateOptions,
  ): Promise<ProposalComment> {
    const at = path`/v1/proposals/${proposalId}/comments`
    return this.#send({ method: 'POST', path: at, body: comment, options })
  }

  /** Comments on a revision, oldest first. */
  list(
    proposalId: string,
    query?: Query<'listProposalComments'>,
    options?: RequestOptions,
  ): List<ProposalComment> {
    const at = path`/v1/proposals/${proposalId}/comments`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** Marks a comment as done. */
  resolve(
    proposalId: string,
    commentId: string,
    options?: CreateOptions,
  ): Promise<ProposalComment> {
    const at = path`/v1/proposals/${proposalId}/comments/${commentId}/resolve`
    return this.#send({ method: 'POST', path: at, options })
  }
}
