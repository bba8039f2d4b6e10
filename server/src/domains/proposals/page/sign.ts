import { fill } from '../locales.ts'
import type { FigureFormat } from './figures.ts'
import { html, icon, type Markup } from './html.ts'
import { canChange, isChoice } from './lines.ts'
import { leadingTotal } from './sums.ts'
import { actPath, type PageView } from './view.ts'

/** Renders the form for signing, which all choices of the page belong to. */
export function sign(view: PageView, figures: FigureFormat): Markup | null {
  const { labels, signing } = view
  if (signing === 'closed') return null
  const title = html`<h2 id="accept-title">${labels.accept}</h2>`
  if (signing === 'later') {
    return html`<section class="accept" id="accept" aria-labelledby="accept-title">${title}<p class="lead">${labels.notYourTurn}</p></section>`
  }
  return html`<section class="accept" id="accept" aria-labelledby="accept-title">${title}
${failure(view)}<p class="lead" data-live="accepted">${accepted(view, figures)}</p>
${form(view, figures)}${decline(view)}</section>`
}

function failure({ form, labels }: PageView): Markup | null {
  const { faults, focus } = form
  if (!faults.error) return null
  return html`<div class="failure" role="alert" tabindex="-1"${focus === 'error' && html` autofocus`}>${icon('warn')}<div><p class="name">${labels.errors.title}</p><p>${faults.error}</p></div></div>`
}

/** Describes the choice in words, so that no one signs an option unseen. */
export function accepted({ document, chosen, labels }: PageView, figures: FigureFormat): string {
  const names = document.items
    .filter((item) => isChoice(item) && chosen.has(item.id))
    .map(({ name }) => name)
  if (names.length === 0) return labels.youAcceptAll
  return fill(labels.youAccept, { choice: figures.list(names) })
}

function form(view: PageView, figures: FigureFormat): Markup {
  const { token, labels, contentSha256, totals, reader, form: state } = view
  const { faults } = state
  return html`<form id="sign" method="post" action="${actPath(token, 'totals')}" novalidate>
<input type="hidden" name="contentSha256" value="${contentSha256}">
<input type="hidden" name="expectedTotal" value="${totals.firstTotal}" data-total>
${!canChange(view) && fixedChoice(view)}
<div class="pair"><p class="field"><label for="name">${labels.yourName}</label>
<input id="name" name="name" type="text" autocomplete="name" maxlength="200" value="${state.name ?? reader.name}"${invalid(state, 'name')}></p>
<fieldset class="segments" data-ways${token !== null && html` hidden`}><legend>${labels.signature}</legend><div>
<label><input type="radio" name="way" value="typed" checked><span>${labels.type}</span></label>
<label><input type="radio" name="way" value="drawn"><span>${labels.draw}</span></label></div></fieldset></div>
${fault(faults.name, 'name')}
<div class="pad" data-typed><label for="typed">${labels.signature}</label>
<input id="typed" name="typed" type="text" autocomplete="off" spellcheck="false" maxlength="200" value="${state.typed}"${invalid(state, 'signature', 'typed-hint')}></div>
<p class="help" id="typed-hint" data-typed>${labels.signatureHint}</p>
<div class="pad drawing" data-drawn hidden><svg role="img" aria-label="${labels.drawArea}"></svg></div>
<div class="draw-tools" data-drawn hidden><p class="help">${labels.drawHint}</p><button type="button" class="quiet" data-undo>${labels.undo}</button><button type="button" class="quiet" data-clear>${labels.clear}</button></div>
<input type="hidden" name="strokes" value="">
${fault(faults.signature, 'signature')}
<p class="consent"><input id="consent" name="consent" type="checkbox" value="true"${invalid(state, 'consent')}><label for="consent">${view.consent}</label></p>
${fault(faults.consent, 'consent')}
${recorded(view)}
<p class="acts"><button class="plate" formaction="${actPath(token, 'accept')}">${labels.acceptAndSign} <span class="figure" data-live="total">${leadingTotal(view, figures)}</span></button></p>
<p class="help">${fill(labels.copyBy, { email: reader.email })}</p>
</form>`
}

/** Sends the choice that an earlier signer fixed, so that it is signed as the page showed it. */
const fixedChoice = ({ chosen, quantities }: PageView): Markup =>
  html`${[...chosen].map((id) => html`<input type="hidden" name="item" value="${id}">`)}${Object.entries(
    quantities,
  ).map(([id, quantity]) => html`<input type="hidden" name="quantity.${id}" value="${quantity}">`)}`

type Field = 'name' | 'signature' | 'consent'

function invalid({ faults, focus }: PageView['form'], field: Field, hint?: string): Markup {
  const isWrong = faults[field] !== undefined
  const described = [isWrong && `${field}-fault`, hint].filter(Boolean).join(' ')
  return html`${isWrong && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}${focus === field && html` autofocus`}`
}

const fault = (text: string | undefined, field: Field): Markup | null =>
  text === undefined ? null : html`<p class="fault" id="${field}-fault">${icon('warn')} ${text}</p>`

const recorded = ({ labels, contentSha256 }: PageView): Markup =>
  html`<details class="recorded"><summary>${labels.recordTitle}</summary><div>
<p>${labels.recordSign} <code dir="ltr">${contentSha256}</code></p>
<p>${labels.recordIntro}</p><ul>${labels.recorded.map((text) => html`<li>${text}</li>`)}</ul></div></details>`

function decline({ token, labels, form }: PageView): Markup {
  const { faults, focus, reason } = form
  return html`<details class="decline" id="decline"${focus === 'decline' && html` open`}><summary>${labels.decline}</summary>
<form method="post" action="${actPath(token, 'decline')}"><p class="lead">${labels.declineText}</p>
<p class="field"><label for="reason">${labels.declineReason}</label><textarea id="reason" name="reason" rows="3" maxlength="2000"${focus === 'decline' && html` autofocus`}>${reason}</textarea></p>
${faults.decline && html`<p class="fault">${icon('warn')} ${faults.decline}</p>`}
<button class="edged bad">${labels.declineButton}</button></form></details>`
}
