import type { Billing } from './pricing/schema.ts'
import type { FilledText } from './texts/tree.ts'

/**
 * What a client is shown and agrees to: the content of one revision with every variable filled in. Its
 * RFC 8785 form is stored and hashed (`contentSha256`); page and PDF are made from it alone. JSON: absent
 * is null, amounts are integers in minor units, quantities and percentages decimal strings.
 */
export interface ProposalDocument {
  /** Of this form, so that what was signed years ago can still be printed. */
  version: 1
  /** Null in a draft. */
  number: string | null
  /** From 1; the number ends in it from 2 on. */
  revision: number
  title: string
  /** BCP 47; decides labels, dates, amounts and direction. */
  language: string
  /** ISO 4217. */
  currency: string
  taxBehavior: 'exclusive' | 'inclusive'
  /** Date of issue, `2026-11-24`; null in a draft. */
  date: string | null
  /**
   * Until when, as it was when sent: the last day, or a moment with its zone (RFC 9557),
   * `2026-12-27T14:00:00.000Z[Europe/Vienna]`. The page shows the present one.
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
  /** Absent in what was sent before there was withholding; then nothing is withheld. */
  withholding?: { name: string; percent: string } | null
  /** In minor units. Absent in what was sent before there was rounding; then nothing is rounded. */
  roundingStep?: number | null
  totals: DocumentTotals
  instalments: DocumentInstalment[]
  /** In the order in which they sign; viewers are not named. */
  signers: DocumentSigner[]
}

export interface Brand {
  name: string
  /** `#1d4f49`; darkened where it is printed if white on it is not readable. */
  accent: string
  logoId: string | null
  /** One line at the foot: address, registration, phone. */
  footer: string | null
}

export interface Party {
  name: string
  /** Firm, address, VAT number: a line each. */
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
  /** Absent in what was sent before there were credits. */
  kind?: 'charge' | 'credit'
  name: string
  /** As its author wrote it, for clients of the API that read it. */
  description: string | null
  /** The same as it is shown. Absent in what was sent while descriptions were plain text. */
  descriptionText?: FilledText | null
  unit: string | null
  quantity: string
  quantityRange: { min: string; max: string; step: string } | null
  /** Exactly one of the two is not null. */
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

/** `lines` stand in the order of `items`, `instalments` in that of the document's. */
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

/** Each of 500 lines asks it of all of them. */
const answers = new WeakMap<ProposalDocument['items'], boolean>()

/** Whether lines have other taxes than their neighbours, so that each shows its own. */
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

/** The price of a unit as it is shown: below zero for a credit, as its amount is. */
export function unitPrice(
  { kind, unitAmount, unitAmountDecimal }: DocumentItem,
  { amount, fineAmount }: Writing,
): string {
  const isCredit = kind === 'credit'
  if (unitAmount !== null) return amount(isCredit ? -unitAmount : unitAmount)
  return fineAmount(`${isCredit ? '-' : ''}${unitAmountDecimal ?? '0'}`)
}
