import { fill } from '../locales.ts'
import type { Figures } from './figures.ts'
import { html, type Markup } from './html.ts'
import {
  amountOf,
  canChange,
  isChoice,
  type Line,
  linesOf,
  notes,
  quantityField,
  quantityText,
  unitPrice,
} from './lines.ts'
import { choices } from './options.ts'
import { paymentSums, totalsTable } from './sums.ts'
import { threadsAbout } from './threads.ts'
import type { PageView } from './view.ts'

/** The lines, the choices among them, what they come to and how it is paid. */
export function prices(view: PageView, figures: Figures): Markup {
  const { document, labels } = view
  const lines = linesOf(view)
  const fixed = lines.filter(({ item }) => !isChoice(item))
  return html`${fixed.length > 0 && table(view, fixed, figures)}
${choices(view, lines, figures)}
<p class="unit">${fill(labels.pricesIn, { currency: document.currency })}</p>
${canChange(view) && html`<p class="update"><button class="edged" form="sign" formnovalidate>${labels.update}</button></p>`}
<div class="sums" data-live="sums">${totalsTable(view, figures)}</div>
${paymentSums(view, figures)}`
}

function table(view: PageView, lines: readonly Line[], figures: Figures): Markup {
  const { labels, document } = view
  const last = document.taxBehavior === 'inclusive' ? labels.amountGross : labels.amountNet
  return html`<table class="lines" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${labels.description}</th>
<th role="columnheader" scope="col">${labels.quantity}</th>
<th role="columnheader" scope="col">${labels.unitPrice}</th>
<th role="columnheader" scope="col">${last}</th></tr></thead>
<tbody role="rowgroup">${lines.map((line) => row(view, line, figures))}</tbody></table>`
}

function row(view: PageView, line: Line, figures: Figures): Markup {
  const { item } = line
  const threads = threadsAbout(view, { itemId: item.id }, figures)
  const quantity = canChange(view) ? quantityField(view, line, figures) : null
  return html`<tr role="row" id="${item.id}"><th role="rowheader" scope="row"><span class="name">${item.name}</span>${notes(view, line, figures)}</th>
<td role="cell" class="quantity">${quantity ?? quantityText(line, figures)}</td>
<td role="cell" class="unit-price">${unitPrice(item, figures)}</td>
<td role="cell" class="amount">${amountOf(view, line, figures)}</td></tr>
${threads && html`<tr role="row" class="asked"><td role="cell" colspan="4">${threads}</td></tr>`}`
}
