import { List } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import { ProposalSigning } from './proposal-signing.ts'

/** Whom to mail, and what the mails say beside the link. */
export type ProposalSending = Partial<Schemas['ProposalSending']>
/** A proposal that was sent, with the links that you hand over. */
export type SentProposal = Schemas['SentProposal']
/** Body of a reminder. */
export type ProposalReminding = Schemas['ProposalReminding']
/** Name or address of a recipient, or another member who countersigns. */
export type ProposalRecipientChanges = Schemas['ProposalRecipientChanges']
/** A recipient, and their new link. */
export type ProposalRecipientWithLink = Schemas['ProposalRecipientWithLink']

type Proposal = Schemas['Proposal']

/** Actions on a proposal after its draft: methods of `capstan.proposals`. */
export class ProposalActs extends ProposalSigning {
  /**
   * Gives a draft its number, freezes its content, and mails the recipients their links.
   *
   * ```ts
   * await capstan.proposals.send('prop_01jbts0z0ye8t9tpsz3gn7nkm8', { message: 'As discussed.' })
   * ```
   */
  send(
    proposalId: string,
    sending: ProposalSending = {},
    options?: CreateOptions,
  ): Promise<SentProposal> {
    const at = path`/v1/proposals/${proposalId}/send`
    return this.request({ method: 'POST', path: at, body: sending, options })
  }

  /** Mails the signers who can sign now and have not. */
  remind(
    proposalId: string,
    reminding: ProposalReminding = {},
    options?: CreateOptions,
  ): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/remind`
    return this.request({ method: 'POST', path: at, body: reminding, options })
  }

  /** Withdraws a proposal that is not accepted. */
  cancel(
    proposalId: string,
    cancellation: Schemas['ProposalCancellation'],
    options?: CreateOptions,
  ): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/cancel`
    return this.request({ method: 'POST', path: at, body: cancellation, options })
  }

  /** Declares an accepted proposal void. */
  void(
    proposalId: string,
    voiding: Schemas['ProposalVoiding'],
    options?: CreateOptions,
  ): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/void`
    return this.request({ method: 'POST', path: at, body: voiding, options })
  }

  /** Begins the next revision, as a draft. */
  revise(proposalId: string, options?: CreateOptions): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/revisions`
    return this.request({ method: 'POST', path: at, options })
  }

  /** All revisions of a proposal, the newest first. */
  revisions(
    proposalId: string,
    query?: Query<'listProposalRevisions'>,
    options?: RequestOptions,
  ): List<Schemas['ProposalInList']> {
    const at = path`/v1/proposals/${proposalId}/revisions`
    return new List(this.request, { method: 'GET', path: at, query, options })
  }

  /** Changes name or address of a recipient who has not answered; their old link ends. Or names another countersigner. */
  updateRecipient(
    proposalId: string,
    recipientId: string,
    changes: ProposalRecipientChanges,
    options?: RequestOptions,
  ): Promise<ProposalRecipientWithLink> {
    const at = path`/v1/proposals/${proposalId}/recipients/${recipientId}`
    return this.request({ method: 'PATCH', path: at, body: changes, options })
  }

  /** Ends the links of a recipient and makes another, which only this answer shows. */
  rotateLink(
    proposalId: string,
    recipientId: string,
    options?: CreateOptions,
  ): Promise<ProposalRecipientWithLink> {
    const at = path`/v1/proposals/${proposalId}/recipients/${recipientId}/rotate-link`
    return this.request({ method: 'POST', path: at, options })
  }

  /** Ends the links of a recipient at once. */
  revokeLink(
    proposalId: string,
    recipientId: string,
    options?: CreateOptions,
  ): Promise<Schemas['ProposalRecipient']> {
    const at = path`/v1/proposals/${proposalId}/recipients/${recipientId}/revoke-link`
    return this.request({ method: 'POST', path: at, options })
  }
}
