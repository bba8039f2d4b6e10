import type { DocumentBucket } from '../document.ts'
import { dueRows } from '../due-rows.ts'
import { fill } from '../locales.ts'
import type { FigureFormat } from './figures.ts'
import { html, type Markup } from './html.ts'
import type { PageView } from './view.ts'

/**
 * Returns the payment that the page shows first and largest: the one-time payment, or the shortest period if there is
 * none.
 */
function leadingBucket({ totals: { buckets } }: PageView): DocumentBucket {
  const once = buckets.find(({ billing }) => billing === 'one_time')
  const others = buckets.filter(({ billing }) => billing !== 'one_time')
  const isEmpty = once === undefined || (once.subtotal === 0 && others.length > 0)
  return (isEmpty ? others[0] : once) ?? none
}

const none: DocumentBucket = {
  ...{ billing: 'one_time', subtotal: 0, discount: 0, net: 0, taxes: [], tax: 0, total: 0 },
}

/** Writes the total for the rail, the button and the bar at the foot. */
export function leadingTotal(view: PageView, figures: FigureFormat): string {
  const { billing, total } = leadingBucket(view)
  const amount = figures.money(total)
  return billing === 'one_time' ? amount : `${amount} ${view.labels.per[billing]}`
}

/** Writes "and €610.47 a quarter" for each period except the leading one. */
export function alsoPaid(view: PageView, figures: FigureFormat): string {
  const leading = leadingBucket(view)
  return view.totals.buckets
    .filter((bucket) => bucket !== leading && bucket.billing !== 'one_time')
    .map(({ billing, total }) => {
      const period = billing === 'one_time' ? '' : view.labels.per[billing]
      return fill(view.labels.also, { amount: figures.money(total), period })
    })
    .join(' ')
}

/** Renders the totals of each period, the leading one large. */
export function totalsTable(view: PageView, figures: FigureFormat): Markup {
  const leading = leadingBucket(view)
  const others = view.totals.buckets.filter(
    (bucket) => bucket !== leading && bucket.billing !== 'one_time',
  )
  return html`${bucketSums(view, leading, figures, true)}${others.map((bucket) =>
    bucketSums(view, bucket, figures, false),
  )}${contractValue(view, figures)}`
}

function bucketSums(
  view: PageView,
  bucket: DocumentBucket,
  figures: FigureFormat,
  isLeading: boolean,
): Markup {
  const { labels, document } = view
  const { billing, subtotal, discount, taxes, total } = bucket
  const isInclusive = document.taxBehavior === 'inclusive'
  const rate =
    document.discount?.type === 'percent' ? `, ${figures.percent(document.discount.percent)}` : ''
  const taxRows = taxes.map(({ name, percent, base, amount }) => {
    const values = { name, percent: figures.percent(percent), base: figures.amount(base) }
    return entry(fill(isInclusive ? labels.taxIn : labels.taxOf, values), figures.amount(amount))
  })
  const hasSum = discount > 0 || (!isInclusive && taxes.length > 0)
  const name = billing === 'one_time' ? labels.total : `${labels.total} ${labels.per[billing]}`
  return html`${billing !== 'one_time' && html`<h3 class="period">${labels.each[billing]}</h3>`}<dl class="sum${isLeading ? ' is-leading' : ''}">${
    hasSum && entry(labels.sum, figures.amount(subtotal))
  }${discount > 0 && entry(`${labels.discount}${rate}`, figures.amount(-discount))}${!isInclusive && taxRows}
<div class="total"><dt>${name}</dt><dd>${figures.money(total)}</dd></div>${isInclusive && taxRows}${due(view, bucket, figures)}</dl>`
}

function due(
  { document, labels }: PageView,
  bucket: DocumentBucket,
  figures: FigureFormat,
): Markup | null {
  const { percent, amount, money } = figures
  const rows = dueRows(document, bucket, { labels, percent, base: amount })
  return (
    rows &&
    html`${rows.changes.map((row) => entry(row.label, amount(row.amount)))}
<div class="due"><dt>${rows.due.label}</dt><dd>${money(rows.due.amount)}</dd></div>`
  )
}

const entry = (name: string, amount: string): Markup =>
  html`<div><dt>${name}</dt><dd>${amount}</dd></div>`

function contractValue(
  { document, totals, labels }: PageView,
  figures: FigureFormat,
): Markup | null {
  const recurs = totals.buckets.some(({ billing }) => billing !== 'one_time')
  if (!recurs || document.termMonths === null || totals.contractValue === null) return null
  const name = fill(labels.contractValue, { months: figures.count(document.termMonths, 'month') })
  return html`<dl class="sum in-all">${entry(name, figures.money(totals.contractValue))}</dl>`
}

/** Renders the instalments of the one-time payment: a bar in parts, and each part with its amount. */
export function paymentSums(view: PageView, figures: FigureFormat): Markup | null {
  const { document, labels } = view
  if (document.instalments.length === 0) return null
  return html`<section class="payment" id="payment" aria-labelledby="payment-title"><h2 id="payment-title">${labels.payment}</h2>
<div data-live="payment">${instalments(view, figures)}</div></section>`
}

export function instalments({ document, totals, labels }: PageView, figures: FigureFormat): Markup {
  const parts = document.instalments.map((instalment, index) => ({
    ...instalment,
    amount: totals.instalments[index] ?? 0,
  }))
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0) || 1
  return html`<ol class="parts">${parts.map(
    ({ label, due, percent, amount }, index) =>
      html`<li class="share-${shareOf(amount, whole)} bar-${index % 3}"><span class="name">${[percent && figures.percent(percent), label || (!percent && labels.rest), due].filter(Boolean).join(' ')}</span> <span class="figure">${figures.money(amount)}</span></li>`,
  )}</ol>`
}

/** Returns the share in twentieths. The page allows no inline styles, so each has a class. */
const shareOf = (amount: number, whole: number): number =>
  Math.max(Math.round((amount / whole) * 20), 1)
