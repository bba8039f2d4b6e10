import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import { ProposalActs } from './proposal-acts.ts'
import { ProposalComments } from './proposal-comments.ts'

/** One revision of a proposal, with its exact totals. */
export type Proposal = Schemas['Proposal']
/** A proposal without its blocks. */
export type ProposalInList = Schemas['ProposalInList']
/** Body to create a draft; every field is optional. */
export type NewProposal = Schemas['NewProposal']
/** Fields to change: an absent one stays, null clears one. */
export type ProposalChanges = Schemas['ProposalChanges']
/** Filters and page of a list of proposals. */
export type ProposalQuery = Query<'listProposals'>
/** Totals and page of a draft, and the problems that prevent sending it. */
export type ProposalPreview = Schemas['ProposalPreview']
/** Something that prevents sending, by its field. */
export type ProposalProblem = Schemas['ProposalProblem']
/** Results of the proposals sent in a period. */
export type ProposalAnalytics = Schemas['ProposalAnalytics']
/** The time, and what its figures are also given for. */
export type ProposalAnalyticsQuery = Query<'analyzeProposals'>

/** How many proposals there are and what they come to, by status and currency. */
export type ProposalSums = Schemas['ProposalSums']
/** Filters of proposals that are summed up. */
export type ProposalSumsQuery = Query<'sumProposals'>

/** Filters of proposals that become a file. */
export type ProposalExportQuery = Query<'exportProposals'>

interface PreviewOptions extends RequestOptions {
  /** False: totals and problems alone, which takes less time. */
  html?: boolean
}

interface PdfOptions extends RequestOptions {
  version?: NonNullable<Query<'getProposalPdf'>['version']>
}

/** Methods of `capstan.proposals`. */
export class Proposals extends ProposalActs {
  /** Comments on a proposal, from its page and the dashboard. */
  readonly comments: ProposalComments
  constructor(send: Send) {
    super(send)
    this.comments = new ProposalComments(send)
  }

  /**
   * Creates a draft, of a template or of nothing. Totals are computed by the server, exactly.
   *
   * ```ts
   * const proposal = await capstan.proposals.create({
   *   title: 'Website relaunch',
   *   currency: 'EUR',
   *   items: [{ name: 'Design', unitAmount: 49000, taxes: [{ name: 'VAT', percent: '19' }] }],
   *   recipients: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
   * })
   * console.log(proposal.totals.firstTotal) // 58310
   * ```
   */
  create(proposal: NewProposal, options?: CreateOptions): Promise<Proposal> {
    return this.request({ method: 'POST', path: '/v1/proposals', body: proposal, options })
  }

  /** Proposals without their blocks, newest first; of one with revisions the latest. */
  list(query?: ProposalQuery, options?: RequestOptions): List<ProposalInList> {
    return new List(this.request, { method: 'GET', path: '/v1/proposals', query, options })
  }

  /** One revision; throws a NotFoundError when there is none. */
  get(proposalId: string, options?: RequestOptions): Promise<Proposal> {
    return this.request({ method: 'GET', path: path`/v1/proposals/${proposalId}`, options })
  }

  /** Changes the fields that are given; throws a ConflictError for what was sent and is signed. */
  update(proposalId: string, changes: ProposalChanges, options?: ChangeOptions): Promise<Proposal> {
    const request = { method: 'PATCH', path: path`/v1/proposals/${proposalId}` } as const
    return this.request({ ...request, body: changes, options })
  }

  /** Deletes a draft permanently. */
  delete(proposalId: string, options?: ChangeOptions): Promise<void> {
    return this.request({ method: 'DELETE', path: path`/v1/proposals/${proposalId}`, options })
  }

  /** Creates another draft of the same content. */
  clone(proposalId: string, options?: CreateOptions): Promise<Proposal> {
    const at = path`/v1/proposals/${proposalId}/clone`
    return this.request({ method: 'POST', path: at, options })
  }

  /** Computes and shows a draft that is not stored. */
  preview(
    proposal: NewProposal,
    { html, ...options }: PreviewOptions = {},
  ): Promise<ProposalPreview> {
    const request = { method: 'POST', path: '/v1/proposals/preview' } as const
    return this.request({ ...request, query: { html }, body: proposal, options })
  }

  /** Computes and shows what a proposal would be with these changes. */
  previewChanges(
    proposalId: string,
    changes: ProposalChanges = {},
    { html, ...options }: PreviewOptions = {},
  ): Promise<ProposalPreview> {
    const request = { method: 'POST', path: path`/v1/proposals/${proposalId}/preview` } as const
    return this.request({ ...request, query: { html }, body: changes, options })
  }

  /** Everything that prevents sending a draft, at once. */
  async problems(proposalId: string, options?: RequestOptions): Promise<ProposalProblem[]> {
    const at = path`/v1/proposals/${proposalId}/problems`
    const { data } = await this.request<{ data: ProposalProblem[] }>({
      method: 'GET',
      path: at,
      options,
    })
    return data
  }

  /** Counts, rates, medians and sums of the proposals that were sent in a time, of all and by group. */
  analytics(query?: ProposalAnalyticsQuery, options?: RequestOptions): Promise<ProposalAnalytics> {
    return this.request({ method: 'GET', path: '/v1/proposal-analytics', query, options })
  }

  /** How many proposals the list of the same filters holds and what they come to, by status and currency. */
  sums(query?: ProposalSumsQuery, options?: RequestOptions): Promise<ProposalSums> {
    return this.request({ method: 'GET', path: '/v1/proposals/sums', query, options })
  }

  /** A CSV file of what the list of the same filters holds, with the totals in main units. */
  export(
    query?: ProposalExportQuery,
    options?: RequestOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    const request = { method: 'GET', path: '/v1/proposals/export' } as const
    return this.request({ ...request, query, streams: true, options })
  }

  /** The bytes of its PDF: sealed if it is, else as it was sent, else of the draft; or the version that is named. */
  pdf(
    proposalId: string,
    { version, ...options }: PdfOptions = {},
  ): Promise<ReadableStream<Uint8Array>> {
    const request = { method: 'GET', path: path`/v1/proposals/${proposalId}/pdf` } as const
    return this.request({ ...request, query: { version }, streams: true, options })
  }
}
