import { plainCharacters } from '../../../platform/plain-characters.ts'
import type { ProposalDocument } from '../document.ts'
import { directionOf, type PdfLabels as Labels, localeOf } from '../locales.ts'
import {
  formatAmount,
  formatDate,
  formatFineAmount,
  formatMoney,
  formatNumber,
} from '../texts/formats.ts'
import { breakRuns } from '../texts/print.ts'

/** Writes the texts, figures and dates of one document. */
export interface PdfWording {
  labels: Labels
  /** An amount without the currency, which the totals name. */
  amount: (minor: number) => string
  money: (minor: number) => string
  /** A price in minor units with decimals, such as "12.5" for 0.125. */
  fineAmount: (decimalMinor: string) => string
  number: (decimal: string) => string
  /** "19 %", with the space that the language uses. */
  percent: (decimal: string) => string
  date: (value: string) => string
  /** An author's text, not parsed as Markdown. */
  plain: (text: string) => string
}

/** Returns the writing of a document. `inEnglish` uses a script that every installation has a font for. */
export function writingOf(
  { language: own, currency }: ProposalDocument,
  { inEnglish = false } = {},
): PdfWording {
  const language = inEnglish ? 'en' : own
  const style = { language, currency }
  const { tag, locale } = localeOf(language)
  // In right-to-left text, the parts of a date would change places.
  const dates = directionOf(tag) === directionOf(language) ? language : tag
  const number = (decimal: string) => formatNumber(decimal, style)
  return {
    labels: locale.pdf,
    amount: (minor) => formatAmount(minor, style),
    money: (minor) => formatMoney(minor, style),
    fineAmount: (decimal) => formatFineAmount(decimal, style),
    number,
    percent: (decimal) => `${number(decimal)}\u202f%`,
    date: (value) => formatDate(value, dates) ?? value,
    plain: (text) => breakRuns(plainCharacters(text)),
  }
}
