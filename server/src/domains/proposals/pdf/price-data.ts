import {
  type DocumentBucket,
  type DocumentGroup,
  type DocumentItem,
  type DocumentLine,
  type ProposalDocument,
  taxesDiffer,
  unitPrice,
} from '../document.ts'
import { dueRows } from '../due-rows.ts'
import { fill } from '../locales.ts'
import type { Billing } from '../pricing/schema.ts'
import { breakRuns, printText } from '../texts/print.ts'
import { HeadingLevels } from '../texts/tree.ts'
import type { PdfWording } from './amounts.ts'

/** One row of a table, as text to print. */
export interface PriceRow {
  name: string
  /** The description in the form of `printText`. */
  description: unknown[]
  /** Discount, taxes and range, one line each. */
  notes: string[]
  quantity: string
  /** Longest word of the quantity; no column is narrower. */
  quantityWord: string
  unitPrice: string
  amount: string
  /** "a quarter", if the row is paid in a different period than the other options. */
  per: string | null
  included: boolean
}

export interface PriceSection {
  /** "Every month", if there are several sections. */
  heading: string | null
  rows: PriceRow[]
  options: { heading: string; hint: string; single: boolean; rows: PriceRow[] }[]
  sums: { label: string; amount: string }[]
  /** Null if no line of this period was chosen, so nothing is paid. */
  total: { label: string; amount: string; note: string | null } | null
  /** Taxes included in the total, then the withheld tax and the rounding. */
  after: { label: string; amount: string }[]
  /** Null if the total is paid as it is. */
  due: { label: string; amount: string } | null
}

interface Line extends DocumentLine {
  item: DocumentItem
}

const periods: Billing[] = ['one_time', 'month', 'quarter', 'year']

/** Builds a section for each billing period. A group is printed whole, in the section of its first item. */
export function priceSections(document: ProposalDocument, writing: PdfWording): PriceSection[] {
  const lines = document.items.flatMap((item, index): Line[] => {
    const line = document.totals.lines[index]
    return line ? [{ ...line, item }] : []
  })
  const sectionOf = new Map<Line, Billing>()
  const groupSection = new Map<string, Billing>()
  for (const line of lines) {
    const { group, billing } = line.item
    if (group !== null && !groupSection.has(group)) groupSection.set(group, billing)
    sectionOf.set(line, group === null ? billing : (groupSection.get(group) ?? billing))
  }
  const used = periods.filter(
    (period) => bucketOf(document, period) || [...sectionOf.values()].includes(period),
  )
  return used.map((period) => {
    const own = lines.filter((line) => sectionOf.get(line) === period)
    const bucket = bucketOf(document, period)
    return {
      heading: used.length > 1 ? writing.labels.billing[period] : null,
      rows: own
        .filter(({ item }) => !item.optional && item.group === null)
        .map(row(document, writing, period)),
      options: optionsOf(document, own, writing, period),
      ...sumsOf(document, bucket, period, writing),
    }
  })
}

const bucketOf = (document: ProposalDocument, period: Billing): DocumentBucket | undefined =>
  document.totals.buckets.find(({ billing }) => billing === period)

function optionsOf(
  document: ProposalDocument,
  lines: Line[],
  writing: PdfWording,
  period: Billing,
): PriceSection['options'] {
  const { labels } = writing
  // With a quantity of one, the amount already shows the price.
  const option = (line: Line): PriceRow => {
    const printed = row(document, writing, period)(line)
    const single = line.item.quantity === '1' && !line.item.unit && !line.item.quantityRange
    return single ? { ...printed, quantity: '', quantityWord: '', unitPrice: '' } : printed
  }
  const groups = document.groups.map((group) => ({
    heading: writing.plain(group.name),
    hint: hintOf(group, writing),
    single: group.selection === 'single',
    rows: lines.filter(({ item }) => item.group === group.key).map(option),
  }))
  const loose = lines.filter(({ item }) => item.optional && item.group === null)
  return [
    ...groups,
    {
      heading: labels.optional,
      hint: '',
      single: false,
      rows: loose.map(option),
    },
  ].filter(({ rows }) => rows.length > 0)
}

function hintOf({ selection, min, max }: DocumentGroup, { labels, number }: PdfWording): string {
  if (selection === 'single') return labels.chooseOne
  if (min === null || max === null) return labels.chooseAny
  return fill(labels.chooseBetween, { min: number(String(min)), max: number(String(max)) })
}

const row =
  (document: ProposalDocument, writing: PdfWording, period: Billing) =>
  ({ item, net, discount, included }: Line): PriceRow => {
    const { labels, number, plain } = writing
    const unit = item.unit && breakRuns(plain(item.unit), { longest: 24, part: 12 })
    const quantity = unit ? `${number(item.quantity)} ${unit}` : number(item.quantity)
    return {
      name: plain(item.name),
      description: printText(item.descriptionText ?? [], inCell),
      notes: notesOf(document, item, discount, writing),
      quantity,
      quantityWord: quantity
        .split(/ |\u200b/)
        .reduce((longest, word) => (word.length > longest.length ? word : longest)),
      unitPrice: unitPrice(item, writing),
      amount: writing.amount(net),
      per: item.billing === period ? null : labels.per[item.billing],
      included,
    }
  }

/** Options of a description, which has neither pictures nor headings. */
const inCell = { imageFile: (id: string) => id, headings: new HeadingLevels() }

function notesOf(
  document: ProposalDocument,
  item: DocumentItem,
  discount: number,
  writing: PdfWording,
): string[] {
  const { labels, number, percent, amount, plain } = writing
  const { description, descriptionText } = item
  const notes = description && !descriptionText ? description.split('\n').map(plain) : []
  if (item.quantityRange) {
    const { min, max } = item.quantityRange
    notes.push(fill(labels.adjustable, { min: number(min), max: number(max) }))
  }
  if (item.discount && discount > 0) {
    const rate = item.discount.type === 'percent' ? ` ${percent(item.discount.percent)}` : ''
    notes.push(`${labels.discount}${rate}: ${amount(-discount)}`)
  }
  if (taxesDiffer(document)) {
    const taxes = item.taxes.map(({ name, percent: rate }) => `${plain(name)} ${percent(rate)}`)
    if (taxes.length > 0) notes.push(taxes.join(', '))
  }
  return notes
}

function sumsOf(
  document: ProposalDocument,
  bucket: DocumentBucket | undefined,
  period: Billing,
  writing: PdfWording,
): Pick<PriceSection, 'sums' | 'total' | 'after' | 'due'> {
  const { labels, amount, money, percent, plain } = writing
  const { subtotal = 0, discount = 0, taxes = [], total = 0 } = bucket ?? {}
  const inclusive = document.taxBehavior === 'inclusive'
  const taxRows = taxes.map((tax) => ({
    label: fill(inclusive ? labels.taxIncluded : labels.taxOf, {
      name: plain(tax.name),
      percent: percent(tax.percent),
      base: amount(tax.base),
    }),
    amount: amount(tax.amount),
  }))
  const rate =
    document.discount?.type === 'percent' ? `, ${percent(document.discount.percent)}` : ''
  const sums =
    discount > 0 ? [{ label: `${labels.discount}${rate}`, amount: amount(-discount) }] : []
  if (!inclusive) sums.push(...taxRows)
  if (sums.length > 0) sums.unshift({ label: labels.sum, amount: amount(subtotal) })
  const due = bucket ? dueRows(document, bucket, { labels, percent, base: amount }) : null
  return {
    sums,
    total:
      period !== 'one_time' && !bucket
        ? null
        : {
            label: labels.total,
            amount: money(total),
            note: period === 'one_time' ? null : labels.per[period],
          },
    after: [
      ...(inclusive ? taxRows : []),
      ...(due?.changes.map((row) => ({ label: plain(row.label), amount: amount(row.amount) })) ??
        []),
    ],
    due: due && { label: due.due.label, amount: money(due.due.amount) },
  }
}
