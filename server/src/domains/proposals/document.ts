import type { Billing } from './pricing/schema.ts'
import type { FilledText } from './texts/tree.ts'

/**
 * The content of one revision with every variable filled in: the text that a client sees and agrees to. Its RFC 8785
 * form is stored and hashed (`contentSha256`); the page and the PDF are made from it alone. In JSON, an absent value is
 * null, amounts are integers in minor units, and quantities and percentages are decimal strings.
 */
export interface ProposalDocument {
  /** Version of this form. It lets documents that were signed years ago be printed. */
  version: 1
  /** Null in a draft. */
  number: string | null
  /** Starts at 1. From 2 on, the number ends in it. */
  revision: number
  title: string
  /** BCP 47. Decides labels, dates, amounts and text direction. */
  language: string
  /** ISO 4217. */
  currency: string
  taxBehavior: 'exclusive' | 'inclusive'
  /** Date of issue, `2026-11-24`; null in a draft. */
  date: string | null
  /**
   * End of validity when it was sent: the last day, or a moment with its zone (RFC 9557),
   * `2026-12-27T14:00:00.000Z[Europe/Vienna]`. The page shows the current one.
   */
  validUntil: string | null
  brand: Brand
  from: Party
  to: Party
  blocks: DocumentBlock[]
  items: DocumentItem[]
  groups: DocumentGroup[]
  discount: DocumentDiscount | null
  termMonths: number | null
  /** Absent in documents sent before withholding existed; nothing is withheld then. */
  withholding?: { name: string; percent: string } | null
  /** In minor units. Absent in documents sent before rounding existed; nothing is rounded then. */
  roundingStep?: number | null
  totals: DocumentTotals
  instalments: DocumentInstalment[]
  /** In signing order. Viewers are not included. */
  signers: DocumentSigner[]
}

export interface Brand {
  name: string
  /** `#1d4f49`. Printed darker if white text on it would be unreadable. */
  accent: string
  logoId: string | null
  /** One line at the foot of a page: address, registration, phone. */
  footer: string | null
}

export interface Party {
  name: string
  /** Company, address and VAT number, one line each. */
  lines: string[]
}

export type DocumentBlock =
  | { id: string; type: 'text'; text: FilledText }
  | {
      id: string
      type: 'image'
      imageId: string
      alt: string
      caption: string | null
      /** Percent of the text width, 10 to 100. */
      width: number
    }
  | { id: string; type: 'knowledge'; text: FilledText; citations: Citation[] }
  | { id: string; type: 'prices'; title: string | null }
  | { id: string; type: 'signature'; text: FilledText }
  | { id: string; type: 'page_break' }

export interface Citation {
  sourceId: string
  chunkId: string
  sourceName: string
  url: string | null
  page: number | null
  textSha256: string
  retrievedAt: string
}

export interface DocumentItem {
  id: string
  /** Absent in documents sent before credit lines existed. */
  kind?: 'charge' | 'credit'
  name: string
  /** The author's own text, for API clients that read it. */
  description: string | null
  /** The text as it is shown. Absent in documents sent while descriptions were plain text. */
  descriptionText?: FilledText | null
  unit: string | null
  quantity: string
  quantityRange: { min: string; max: string; step: string } | null
  /** Exactly one of `unitAmount` and `unitAmountDecimal` is not null. */
  unitAmount: number | null
  unitAmountDecimal: string | null
  discount: DocumentItemDiscount | null
  taxes: { name: string; percent: string }[]
  optional: boolean
  selected: boolean
  group: string | null
  billing: Billing
}

export type DocumentItemDiscount =
  | { type: 'percent'; percent: string }
  | { type: 'amount'; amount: number }

export type DocumentDiscount =
  | { type: 'percent'; percent: string }
  | { type: 'amount'; amount: number; billing: Billing }

export interface DocumentGroup {
  key: string
  name: string
  selection: 'single' | 'multiple'
  min: number | null
  max: number | null
}

/** Totals of a document. `lines` has the order of `items`; `instalments` has the order of the document's. */
export interface DocumentTotals {
  lines: DocumentLine[]
  buckets: DocumentBucket[]
  firstTotal: number
  contractValue: number | null
  instalments: number[]
}

export interface DocumentLine {
  gross: number
  discount: number
  net: number
  included: boolean
}

export interface DocumentBucket {
  billing: Billing
  subtotal: number
  discount: number
  net: number
  taxes: { name: string; percent: string; base: number; amount: number }[]
  tax: number
  total: number
}

export interface DocumentInstalment {
  label: string
  /** "when you order", or a date. */
  due: string
  percent: string | null
}

export interface DocumentSigner {
  id: string
  name: string
  role: 'signer' | 'countersigner'
}

/** Caches the answer, because each of up to 500 lines needs it for all lines. */
const answers = new WeakMap<ProposalDocument['items'], boolean>()

/** Returns true if lines have different taxes, so that each line shows its own. */
export function taxesDiffer({ items }: Pick<ProposalDocument, 'items'>): boolean {
  const known = answers.get(items)
  if (known !== undefined) return known
  const differ = new Set(items.map(({ taxes }) => JSON.stringify(taxes))).size > 1
  answers.set(items, differ)
  return differ
}

interface Writing {
  amount: (minor: number) => string
  fineAmount: (decimalMinor: string) => string
}

/** Returns the unit price to show. It is negative for a credit line, like its amount. */
export function unitPrice(
  { kind, unitAmount, unitAmountDecimal }: DocumentItem,
  { amount, fineAmount }: Writing,
): string {
  const isCredit = kind === 'credit'
  if (unitAmount !== null) return amount(isCredit ? -unitAmount : unitAmount)
  return fineAmount(`${isCredit ? '-' : ''}${unitAmountDecimal ?? '0'}`)
}
