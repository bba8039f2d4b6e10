import type { DocumentTotals, ProposalDocument } from '../document.ts'
import type { PageLabels as Labels } from '../locales.ts'

/** A comment as one recipient sees it. */
export interface ShownComment {
  id: string
  author: string
  /** True if the reader of this page wrote it. */
  isOwn: boolean
  text: string
  at: Date
  isResolved: boolean
}

/** A question and its replies, oldest first. */
export interface Thread extends ShownComment {
  itemId: string | null
  blockId: string | null
  replies: ShownComment[]
}

/** Entered values to show again, and their errors. */
export interface FormState {
  /** Part of the page to focus: the one with an error, or the one just submitted. */
  focus: 'name' | 'signature' | 'consent' | 'error' | 'comment' | 'decline' | 'total' | null
  name?: string
  typed?: string
  /** Errors that the page's labels show, by field. */
  faults: Partial<
    Record<'name' | 'signature' | 'consent' | 'error' | 'comment' | 'decline', string>
  >
  comment?: { text: string; about: string }
  reason?: string
  isCommentSent?: boolean
}

export const untouched: FormState = { focus: null, faults: {} }

export interface Signer {
  name: string
  isReader: boolean
  hasSigned: boolean
}

/** Everything that the page shows to one recipient. It is a plain value, so the page is a function of it. */
export interface PageView {
  /** Secret part of the page's address; null in the preview of an author, which leads nowhere. */
  token: string | null
  labels: Labels
  /** Language of the page's own texts. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Locale of figures and dates (BCP 47). */
  locale: string
  /** Time zone of times: the organization's. */
  timeZone: string
  document: ProposalDocument
  /** Totals of the current choice; `lines` has the order of `document.items`. */
  totals: DocumentTotals
  /** Ids of the optional lines that are chosen. */
  chosen: ReadonlySet<string>
  quantities: Readonly<Record<string, string>>
  contentSha256: string
  /** Instant from which the proposal can no longer be accepted; null if it does not expire. */
  expiresAt: Date | null
  now: Date
  reader: { name: string; email: string; role: 'signer' | 'viewer' | 'countersigner' }
  /** `open`: the choice can be changed and signed; `later`: others sign first; `closed`: it can only be read. */
  signing: 'open' | 'later' | 'closed'
  /** True if an earlier signer has fixed the choice. */
  isChoiceFixed: boolean
  /** True if the reader can ask questions. */
  canComment: boolean
  signers: readonly Signer[]
  threads: readonly Thread[]
  /** Text that a signer agrees to, in the organization's words. */
  consent: string
  /** A sentence above the title, such as "Accepted on …". */
  notice: string | null
  /** True if there is a PDF to download. */
  hasPdf: boolean
  form: FormState
}

export const pagePath = (token: string | null): string => (token === null ? '' : `/p/${token}`)
export const actPath = (token: string | null, act: string): string =>
  token === null ? '' : `/public/proposals/${token}/${act}`
export const imagePath = (token: string | null, imageId: string): string =>
  token === null
    ? `/v1/proposal-images/${encodeURIComponent(imageId)}`
    : `/public/proposals/${token}/images/${imageId}`
