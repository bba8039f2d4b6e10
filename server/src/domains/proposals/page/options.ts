import { type DocumentGroup, unitPrice } from '../document.ts'
import { fill } from '../locales.ts'
import type { FigureFormat } from './figures.ts'
import { html, icon, type Markup } from './html.ts'
import { amountOf, canChange, notes, type PageLine, quantityField, quantityText } from './lines.ts'
import { threadsAbout } from './threads.ts'
import type { PageView } from './view.ts'

/** Renders the groups and the optional lines, each as a field set of radio buttons or checkboxes. */
export function choices(view: PageView, lines: readonly PageLine[], figures: FigureFormat): Markup {
  const { labels, document } = view
  const groups = document.groups.map((group, index) => ({
    key: `group.${index}`,
    name: group.name || labels.options,
    hint: hintOf(view, group, figures),
    isSingle: group.selection === 'single',
    rows: lines.filter(({ item }) => item.group === group.key),
  }))
  const loose = lines.filter(({ item }) => item.optional && item.group === null)
  const all = [
    ...groups,
    {
      key: 'item',
      name: labels.addIfYouLike,
      hint: labels.changeUntilSigned,
      isSingle: false,
      rows: loose,
    },
  ]
  return html`${all.map(({ rows, ...set }) => rows.length > 0 && fieldset(view, { ...set, rows }, figures))}`
}

function hintOf(
  { labels }: PageView,
  { selection, min, max }: DocumentGroup,
  figures: FigureFormat,
): string {
  if (selection === 'single') return labels.chooseOne
  if (min === null || max === null) return labels.chooseAny
  const bounds = { min: figures.number(String(min)), max: figures.number(String(max)) }
  return fill(labels.chooseBetween, bounds)
}

interface FieldSet {
  key: string
  name: string
  hint: string
  isSingle: boolean
  rows: readonly PageLine[]
}

function fieldset(
  view: PageView,
  { key, name, hint, isSingle, rows }: FieldSet,
  figures: FigureFormat,
): Markup {
  const isOpen = canChange(view)
  const shown = rows.map((line) =>
    isOpen
      ? openRow(view, line, { name: isSingle ? key : 'item', isSingle }, figures)
      : closedRow(view, line, figures),
  )
  if (isOpen) {
    return html`<fieldset class="choice"><legend>${name} <span class="hint">${hint}</span></legend><div class="rows">${shown}</div></fieldset>`
  }
  return html`<section class="choice"><h3 class="legend">${name}</h3><ul class="rows">${shown}</ul></section>`
}

function openRow(
  view: PageView,
  line: PageLine,
  { name, isSingle }: { name: string; isSingle: boolean },
  figures: FigureFormat,
): Markup {
  const { item } = line
  const isChosen = view.chosen.has(item.id)
  const type = isSingle ? 'radio' : 'checkbox'
  const id = `choose-${item.id}`
  const price = `price-${item.id}`
  return html`<div class="option" id="${item.id}"><label for="${id}"><input form="sign" type="${type}" id="${id}" name="${name}" value="${item.id}" aria-describedby="${price}" data-choice${isChosen && html` checked`}>
<span class="what"><span class="name">${item.name}</span>${notes(view, line, figures)}${!item.quantityRange && several(line, figures)}</span>
<span class="amount" id="${price}">${amountOf(view, line, figures)}</span></label>${quantityField(view, line, figures)}${threadsAbout(view, { itemId: item.id }, figures)}</div>`
}

function closedRow(view: PageView, line: PageLine, figures: FigureFormat): Markup {
  const { item } = line
  const isChosen = view.chosen.has(item.id)
  return html`<li class="option${isChosen ? ' is-chosen' : ''}" id="${item.id}"><div class="label"><span class="tick">${
    isChosen && html`${icon('done')}<span class="unseen">${view.labels.chosen}</span>`
  }</span><span class="what"><span class="name">${item.name}</span>${notes(view, line, figures)}${several(line, figures)}</span>
<span class="amount">${amountOf(view, line, figures)}</span></div>${threadsAbout(view, { itemId: item.id }, figures)}</li>`
}

/** Renders "24 × 465.00" if the quantity is not one. */
const several = (line: PageLine, figures: FigureFormat): Markup | null =>
  line.quantity === '1' && !line.item.unit
    ? null
    : html`<span class="note">${quantityText(line, figures)} × ${unitPrice(line.item, figures)}</span>`
