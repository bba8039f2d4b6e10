import type { FigureFormat } from './figures.ts'
import { html, icon, type Markup } from './html.ts'
import { actPath, type PageView, type ShownComment, type Thread } from './view.ts'

/** Renders the questions about a line or a block with their replies; null if there are none. */
export function threadsAbout(
  view: PageView,
  about: { itemId?: string; blockId?: string },
  figures: FigureFormat,
): Markup | null {
  const threads = view.threads.filter(({ itemId, blockId }) =>
    about.itemId === undefined ? blockId === about.blockId : itemId === about.itemId,
  )
  return threads.length === 0 ? null : shown(view, threads, figures)
}

const shown = (view: PageView, threads: readonly Thread[], figures: FigureFormat): Markup =>
  html`<div class="threads">${threads.map((thread) => threadOf(view, thread, figures))}</div>`

function threadOf(view: PageView, thread: Thread, figures: FigureFormat): Markup {
  const { labels, token } = view
  const id = `reply-${thread.id}`
  return html`<div class="thread" id="${thread.id}">${[thread, ...thread.replies].map((one) => comment(one, figures))}${
    thread.isResolved && html`<p class="answered">${icon('done')} ${labels.answered}</p>`
  }${
    view.canComment &&
    html`<details class="reply"><summary>${labels.reply}</summary><form method="post" action="${actPath(token, 'comments')}"><input type="hidden" name="replyTo" value="${thread.id}"><label for="${id}">${labels.yourReply}</label><textarea id="${id}" name="text" rows="3" maxlength="5000" required></textarea><button class="edged">${labels.send}</button></form></details>`
  }</div>`
}

const comment = ({ author, text, at }: ShownComment, figures: FigureFormat): Markup =>
  html`<div class="comment"><p class="who"><b>${author}</b> <time datetime="${at.toISOString()}">${figures.date(at)}, ${figures.time(at)}</time></p><p class="said" dir="auto">${text}</p></div>`

/** Renders the form for questions, and the questions about the whole proposal. */
export function questions(view: PageView, figures: FigureFormat): Markup | null {
  const { labels, document, form, token } = view
  const placed = new Set(document.items.map(({ id }) => id))
  const general = view.threads.filter(
    ({ itemId, blockId }) => blockId === null && (itemId === null || !placed.has(itemId)),
  )
  if (!view.canComment && general.length === 0) return null
  return html`<section class="questions" id="questions" aria-labelledby="questions-title"><h2 id="questions-title">${labels.questions}</h2>
${form.isCommentSent && html`<p class="sent" role="status" tabindex="-1" autofocus>${icon('done')} ${labels.sent}</p>`}
${general.length > 0 && shown(view, general, figures)}
${view.canComment && askForm()}</section>`

  function askForm(): Markup {
    const { faults, comment: typed, focus } = form
    return html`<form class="ask" method="post" action="${actPath(token, 'comments')}">
${document.items.length > 0 && html`<p class="field"><label for="about">${labels.about}</label><select id="about" name="itemId"><option value="">${labels.whole}</option>${document.items.map(({ id, name }) => html`<option value="${id}"${typed?.about === id && html` selected`}>${name}</option>`)}</select></p>`}
<p class="field"><label for="question">${labels.question}</label><textarea id="question" name="text" rows="4" maxlength="5000" required${faults.comment && html` aria-invalid="true" aria-describedby="question-fault"`}${focus === 'comment' && html` autofocus`}>${typed?.text}</textarea></p>
${faults.comment && html`<p class="fault" id="question-fault">${icon('warn')} ${faults.comment}</p>`}
<button class="edged">${labels.send}</button></form>`
  }
}
