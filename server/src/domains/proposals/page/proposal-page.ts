import { daysLeft } from '../calendar-day.ts'
import { type DocumentBlock, unitPrice } from '../document.ts'
import { fill } from '../locales.ts'
import { type FigureFormat, figuresIn } from './figures.ts'
import { html, icon, type Markup } from './html.ts'
import { layout } from './layout.ts'
import {
  amountOf,
  canChange,
  isChoice,
  linesOf,
  notes,
  type PageLine,
  quantityField,
  quantityText,
} from './lines.ts'
import { choices } from './options.ts'
import { contents, isLetter, outlineOf, sectionId, textWriter } from './outline.ts'
import { sign } from './sign.ts'
import { alsoPaid, leadingTotal, paymentSums, totalsTable } from './sums.ts'
import { questions, threadsAbout } from './threads.ts'
import { actPath, imagePath, type PageView } from './view.ts'

/** Renders the whole page of a readable proposal. It is complete without its script. */
export function proposalPage(view: PageView): Markup {
  const { document, labels, language, direction, token } = view
  const figures = figuresIn(view)
  const { cover, blocks, entries } = outlineOf(document, labels)
  const parts = [
    ...entries,
    ...(document.instalments.length > 0 ? [{ id: 'payment', name: labels.payment }] : []),
    ...(view.signing === 'closed' ? [] : [{ id: 'accept', name: labels.accept }]),
  ]
  const write = textWriter(token)
  const isOtherLanguage = !document.language.toLowerCase().startsWith(language)
  const body = html`<div class="desk" data-act="${actPath(token, '')}" data-says="${labels.totalIs}">
<main class="sheet" id="main" tabindex="-1">
${cover && html`<img class="cover" src="${imagePath(token, cover.imageId)}" alt="${cover.alt}">`}
<article${isOtherLanguage && html` lang="${document.language}" dir="auto"`}>
${view.notice && html`<p class="notice">${icon('done')} ${view.notice}</p>`}
<p class="kicker">${kicker(view)}</p><h1>${document.title}</h1>
${facts(view, figures)}
${blocks.map((block, index) => blockOf(view, block, index, { write, figures }))}
</article>
${questions(view, figures)}${sign(view, figures)}
</main>
${rail(view, parts, figures)}
</div><p class="unseen" role="status" data-said></p>`
  return layout({
    ...{ language, direction, labels, token, body },
    title: `${document.title} · ${document.brand.name}`,
    brand: document.brand,
    tools: tools(view),
    isLive: true,
  })
}

const kicker = ({ document: { number }, labels }: PageView): string =>
  number === null ? labels.proposal : `${labels.proposal} ${number}`

const tools = ({ labels, token, hasPdf }: PageView): Markup =>
  html`<p class="tools">${hasPdf && html`<a href="${actPath(token, 'pdf')}" download>${icon('pdf')} <span>PDF</span></a>`}<button type="button" data-print${token !== null && html` hidden`}>${icon('print')} <span>${labels.print}</span></button></p>`

function facts(view: PageView, figures: FigureFormat): Markup {
  const { document, labels, expiresAt } = view
  const party = (label: string, { name, lines }: PageView['document']['to']) =>
    html`<div><dt>${label}</dt><dd><b>${name}</b>${lines.map((line) => html`<span>${line}</span>`)}</dd></div>`
  return html`<dl class="facts">${party(labels.for, document.to)}${party(labels.from, document.from)}${
    expiresAt &&
    html`<div><dt>${labels.validUntil}</dt><dd><b><time datetime="${expiresAt.toISOString()}">${figures.until(expiresAt)}</time></b>${view.signing !== 'closed' && html`<span>${left(view, expiresAt, figures)}</span>`}</dd></div>`
  }</dl>`
}

function left({ now, labels, timeZone }: PageView, expiresAt: Date, figures: FigureFormat): string {
  const days = daysLeft(timeZone, now, expiresAt)
  return days < 1 ? labels.lastDay : fill(labels.left, { days: figures.count(days, 'day') })
}

interface Writer {
  write: ReturnType<typeof textWriter>
  figures: FigureFormat
}

function blockOf(
  view: PageView,
  block: DocumentBlock,
  index: number,
  { write, figures }: Writer,
): Markup | null {
  const id = sectionId(block)
  const asked = threadsAbout(view, { blockId: block.id }, figures)
  switch (block.type) {
    case 'text':
      return html`<section class="prose${index === 0 && isLetter(block) ? ' letter' : ''}" id="${id}">${write(block.text)}${asked}</section>`
    case 'knowledge':
      return html`<section class="prose" id="${id}">${write(block.text)}${sources(block, figures)}${asked}</section>`
    case 'image':
      return html`<figure class="width-${Math.round(block.width / 10) * 10}" id="${id}"><img src="${imagePath(view.token, block.imageId)}" alt="${block.alt}" loading="lazy">${block.caption && html`<figcaption>${block.caption}</figcaption>`}</figure>${asked}`
    case 'prices':
      return html`<section class="prices" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${block.title ?? view.labels.prices}</h2>${prices(view, figures)}${asked}</section>`
    case 'signature':
      return html`<section class="prose" id="${id}">${write(block.text)}${asked}</section>`
    case 'page_break':
      return html`<hr class="page-break">`
  }
}

function sources(
  { citations }: Extract<DocumentBlock, { type: 'knowledge' }>,
  figures: FigureFormat,
): Markup | null {
  if (citations.length === 0) return null
  return html`<ol class="sources">${citations.map(
    ({ sourceName, page, retrievedAt }) =>
      html`<li><cite>${sourceName}</cite>${page !== null && html`, ${page}`} · ${figures.date(retrievedAt)}</li>`,
  )}</ol>`
}

/**
 * Renders the rail beside the sheet, a bar at the foot of a small screen: contents, total, the next step and the
 * signers.
 */
function rail(
  view: PageView,
  parts: { id: string; name: string }[],
  figures: FigureFormat,
): Markup {
  const { labels, signers, document } = view
  const total = leadingTotal(view, figures)
  const also = alsoPaid(view, figures)
  const hasPrices = document.items.length > 0
  return html`<aside class="rail" aria-label="${labels.totals}">
${parts.length > 1 && contents(parts, labels)}
<div class="bar"><p class="price">${
    hasPrices &&
    html`<span class="of">${view.signing === 'open' ? labels.totalOfChoice : labels.total}</span> <strong data-live="total">${total}</strong> <span class="also" data-live="also">${also}</span>`
  }</p>
${view.signing !== 'closed' && html`<a class="plate" href="#accept" data-review>${labels.review}</a>`}
${view.canComment && html`<a class="edged" href="#questions">${icon('ask')} ${labels.ask}</a>`}</div>
${signers.length > 0 && html`<ul class="signers">${signers.map(signer)}</ul>`}
</aside>`

  function signer({ name, isReader, hasSigned }: PageView['signers'][number]): Markup {
    return html`<li><span class="avatar avatar-${hueOf(name)}" aria-hidden="true">${initialsOf(name)}</span><span>${name}${isReader && html` <i>${labels.you}</i>`}</span><span class="state">${hasSigned ? labels.signed : labels.toSign}</span></li>`
  }
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}

/** Returns one of eight hues, always the same for a name. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 8, 0)

/** Renders the lines, their choices, the totals and the payment. */
function prices(view: PageView, figures: FigureFormat): Markup {
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

function table(view: PageView, lines: readonly PageLine[], figures: FigureFormat): Markup {
  const { labels, document } = view
  const last = document.taxBehavior === 'inclusive' ? labels.amountGross : labels.amountNet
  return html`<table class="lines" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${labels.description}</th>
<th role="columnheader" scope="col">${labels.quantity}</th>
<th role="columnheader" scope="col">${labels.unitPrice}</th>
<th role="columnheader" scope="col">${last}</th></tr></thead>
<tbody role="rowgroup">${lines.map((line) => row(view, line, figures))}</tbody></table>`
}

function row(view: PageView, line: PageLine, figures: FigureFormat): Markup {
  const { item } = line
  const threads = threadsAbout(view, { itemId: item.id }, figures)
  const quantity = canChange(view) ? quantityField(view, line, figures) : null
  return html`<tr role="row" id="${item.id}"><th role="rowheader" scope="row"><span class="name">${item.name}</span>${notes(view, line, figures)}</th>
<td role="cell" class="quantity">${quantity ?? quantityText(line, figures)}</td>
<td role="cell" class="unit-price">${unitPrice(item, figures)}</td>
<td role="cell" class="amount">${amountOf(view, line, figures)}</td></tr>
${threads && html`<tr role="row" class="asked"><td role="cell" colspan="4">${threads}</td></tr>`}`
}
