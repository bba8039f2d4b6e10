import type { DocumentTotals, ProposalDocument } from '../document.ts'
import type { PageLabels as Labels } from '../locales.ts'

/** A comment as one recipient sees it. */
export interface ShownComment {
  id: string
  author: string
  /** Whether the reader of this page wrote it. */
  isOwn: boolean
  text: string
  at: Date
  isResolved: boolean
}

/** What was asked, and the answers to it, oldest first. */
export interface Thread extends ShownComment {
  itemId: string | null
  blockId: string | null
  replies: ShownComment[]
}

/** What somebody has filled in, to be shown again, and what is wrong with it. */
export interface FormState {
  /** Where the reader is to look: the part that is wrong, or that has just been done. */
  focus: 'name' | 'signature' | 'consent' | 'error' | 'comment' | 'decline' | 'total' | null
  name?: string
  typed?: string
  /** Sentences for the page's labels to show, by the field that they are about. */
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

/** All that the page shows to one recipient; a pure value, so that the page is a function of it. */
export interface PageView {
  /** The secret part of the page's address. */
  token: string
  labels: Labels
  /** Of the page's own words. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Of figures and dates (BCP 47). */
  locale: string
  /** Of times: that of the organization. */
  timeZone: string
  document: ProposalDocument
  /** Figures with the choice as it stands; lines in the order of `document.items`. */
  totals: DocumentTotals
  /** Ids of the lines that can be chosen, and are. */
  chosen: ReadonlySet<string>
  quantities: Readonly<Record<string, string>>
  contentSha256: string
  /** The instant from which it can no longer be accepted, if there is one. */
  expiresAt: Date | null
  now: Date
  reader: { name: string; email: string; role: 'signer' | 'viewer' | 'countersigner' }
  /** `open`: the choice can be changed and signed; `later`: others sign first; `closed`: it is only read. */
  signing: 'open' | 'later' | 'closed'
  /** Whether an earlier signer has fixed the choice. */
  isChoiceFixed: boolean
  /** Whether questions can be asked. */
  canComment: boolean
  signers: readonly Signer[]
  threads: readonly Thread[]
  /** What a signer agrees to, in the organization's words. */
  consent: string
  /** A sentence above the title, such as that it was accepted. */
  notice: string | null
  /** Whether there is a PDF to download. */
  hasPdf: boolean
  form: FormState
}

export const pagePath = (token: string): string => `/p/${token}`
export const actPath = (token: string, act: string): string => `/public/proposals/${token}/${act}`
export const imagePath = (token: string, imageId: string): string =>
  `/public/proposals/${token}/images/${imageId}`
