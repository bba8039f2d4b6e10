import { type DocumentItem, type DocumentLine, taxesDiffer } from '../document.ts'
import { fill } from '../locales.ts'
import type { FigureFormat } from './figures.ts'
import { html, type Markup } from './html.ts'
import { textWriter } from './outline.ts'
import type { PageView } from './view.ts'

/** A line with its figures and the chosen quantity. */
export interface PageLine extends DocumentLine {
  item: DocumentItem
  quantity: string
}

export function linesOf({ document, totals, quantities }: PageView): PageLine[] {
  return document.items.flatMap((item, index): PageLine[] => {
    const line = totals.lines[index]
    return line ? [{ ...line, item, quantity: quantities[item.id] ?? item.quantity }] : []
  })
}

/** Returns true if a line can be chosen or left out. */
export const isChoice = ({ optional, group }: DocumentItem): boolean => optional || group !== null

/** Returns true if the reader can choose. */
export const canChange = ({ signing, isChoiceFixed }: PageView): boolean =>
  signing === 'open' && !isChoiceFixed

/** Renders the notes under a line's name: description, discount, and taxes if they differ between lines. */
export function notes(view: PageView, line: PageLine, figures: FigureFormat): Markup {
  const { document, labels } = view
  const { item, discount } = line
  const { description, descriptionText } = item
  const lines = description && !descriptionText ? [description] : []
  if (item.discount && discount > 0) {
    const rate =
      item.discount.type === 'percent' ? ` ${figures.percent(item.discount.percent)}` : ''
    lines.push(`${labels.discount}${rate}: ${figures.amount(-discount)}`)
  }
  if (taxesDiffer(document) && item.taxes.length > 0) {
    const taxes = item.taxes.map(({ name, percent }) => `${name} ${figures.percent(percent)}`)
    lines.push(taxes.join(', '))
  }
  const described =
    descriptionText &&
    html`<span class="note described">${textWriter(view.token)(descriptionText)}</span>`
  return html`${described}${lines.map((text) => html`<span class="note">${text}</span>`)}`
}

export const quantityText = ({ item, quantity }: PageLine, figures: FigureFormat): string =>
  item.unit ? `${figures.number(quantity)} ${item.unit}` : figures.number(quantity)

/** Renders the net amount of a line, and how often it is paid unless it is paid once. */
export const amountOf = (
  { labels }: PageView,
  { item, net }: PageLine,
  figures: FigureFormat,
): Markup =>
  html`<span data-net="${item.id}">${figures.amount(net)}</span>${
    item.billing !== 'one_time' && html`<span class="note">${labels.per[item.billing]}</span>`
  }`

/** Renders the field for an adjustable quantity; null for a fixed one. */
export function quantityField(
  { labels }: PageView,
  { item, quantity }: PageLine,
  figures: FigureFormat,
): Markup | null {
  const range = item.quantityRange
  if (!range) return null
  const bounds = { min: figures.number(range.min), max: figures.number(range.max) }
  const hint = `range-${item.id}`
  return html`<span class="how-many"><input form="sign" type="number" inputmode="decimal" name="quantity.${item.id}" value="${quantity}" min="${range.min}" max="${range.max}" step="${range.step}" aria-label="${fill(labels.quantityOf, { name: item.name })}" aria-describedby="${hint}" data-choice>${item.unit && html` <span>${item.unit}</span>`}<span class="note" id="${hint}">${fill(labels.between, bounds)}</span></span>`
}
