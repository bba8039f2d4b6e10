import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Schemas } from '../schemas.ts'

/** What a client accepted outside of the page. */
export type RecordedAcceptance = Schemas['RecordedAcceptance']
/** What a client declined outside of the page. */
export type RecordedRefusal = Schemas['RecordedRefusal']
/** What is recorded of all signatures. */
export type ProposalEvidence = Schemas['Evidence']
/** What seals documents, without its key. */
export type SigningCertificate = Schemas['SigningCertificate']

type Proposal = Schemas['Proposal']

/** How proposals are signed and sealed: methods of `capstan.proposals`. */
export class ProposalSigning {
  protected readonly request: Send
  constructor(send: Send) {
    this.request = send
  }

  /** Records that a client accepted elsewhere, for all who have not signed. */
  accept(
    proposalId: string,
    acceptance: RecordedAcceptance,
    options?: CreateOptions,
  ): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/accept`
    return this.request({ method: 'POST', path: at, body: acceptance, options })
  }

  /** Records that a client declined elsewhere. */
  decline(
    proposalId: string,
    refusal: RecordedRefusal,
    options?: CreateOptions,
  ): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/decline`
    return this.request({ method: 'POST', path: at, body: refusal, options })
  }

  /** Adds the sealed document of a completed proposal to a knowledge base. */
  addToBase(proposalId: string, baseId: string, options?: CreateOptions): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/knowledge`
    return this.request({ method: 'POST', path: at, body: { baseId }, options })
  }

  /** What is recorded of all signatures. */
  evidence(proposalId: string, options?: RequestOptions): Promise<ProposalEvidence> {
    const at = path`/v1/proposals/${proposalId}/evidence`
    return this.request({ method: 'GET', path: at, options })
  }

  /** The certificate that seals documents; throws a NotFoundError before the first is needed. */
  certificate(options?: RequestOptions): Promise<SigningCertificate> {
    return this.request({ method: 'GET', path: '/v1/proposal-settings/certificate', options })
  }

  /** Seals with your own key from now on: a PKCS #12 file in base64, and its password. */
  replaceCertificate(
    certificate: Schemas['NewSigningCertificate'],
    options?: RequestOptions,
  ): Promise<SigningCertificate> {
    const request = { method: 'PUT', path: '/v1/proposal-settings/certificate' } as const
    return this.request({ ...request, body: certificate, options })
  }
}
