import {
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
  type UploadOptions,
} from '../request.ts'
import type { Schemas } from '../schemas.ts'
import { type FileContent, formOf } from '../upload.ts'

/** Acceptance that a client gave outside the page. */
export type RecordedAcceptance = Schemas['RecordedAcceptance']
/** Refusal that a client gave outside the page. */
export type RecordedRefusal = Schemas['RecordedRefusal']
/** Evidence of all signatures. */
export type ProposalEvidence = Schemas['Evidence']
/** Certificate that seals documents, without its key. */
export type SigningCertificate = Schemas['SigningCertificate']
/** Whether a PDF is sealed by you, whole, and of which proposal. */
export type ProposalVerification = Schemas['ProposalVerification']
/** A PDF to verify. */
export interface ProposalPdf {
  file: FileContent
  /** Needed for bytes and streams, which have no name of their own. */
  fileName?: string | undefined
}

type Proposal = Schemas['Proposal']
type Source = Schemas['Source']

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

  /** Adds the sealed document of a completed proposal to a knowledge base; returns the source that it is there. */
  addToBase(proposalId: string, baseId: string, options?: CreateOptions): Promise<Source> {
    const at = path`/v1/proposals/${proposalId}/knowledge`
    return this.request({ method: 'POST', path: at, body: { baseId }, options })
  }

  /** Returns the evidence of all signatures. */
  evidence(proposalId: string, options?: RequestOptions): Promise<ProposalEvidence> {
    const at = path`/v1/proposals/${proposalId}/evidence`
    return this.request({ method: 'GET', path: at, options })
  }

  /**
   * Checks a PDF of at most 26 MiB: its seal, and whose it is. Nothing of it is stored.
   *
   * ```ts
   * const { verdict, message } = await capstan.proposals.verify({ file: { path: './signed.pdf' } })
   * if (verdict !== 'sealed') console.error(message)
   * ```
   */
  async verify(
    { file, fileName }: ProposalPdf,
    options?: UploadOptions,
  ): Promise<ProposalVerification> {
    const form = await formOf({ file, fileName }, {})
    return this.request({ method: 'POST', path: '/v1/proposals/verify', form, options })
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
