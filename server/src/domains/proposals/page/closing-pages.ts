import type { Brand, ProposalDocument } from '../document.ts'
import { englishLocale, fill, type PageLabels as Labels } from '../locales.ts'
import { type FigureFormat, figuresIn } from './figures.ts'
import { html, icon, type Markup } from './html.ts'
import { layout } from './layout.ts'
import { alsoPaid, leadingTotal } from './sums.ts'
import { actPath, imagePath, type PageView, pagePath } from './view.ts'

/** Shows a signer the page after signing: thanks, the facts and the copy. */
export function signedPage(
  view: PageView,
  { signedAt, isComplete }: { signedAt: Date; isComplete: boolean },
): Markup {
  const { document, labels, token, totals, contentSha256, reader } = view
  const figures = figuresIn(view)
  const [cover] = document.blocks
  const [deposit] = totals.instalments
  const also = alsoPaid(view, figures)
  const first = reader.name.trim().split(/\s+/)[0] ?? reader.name
  const when = { date: figures.date(signedAt), time: figures.time(signedAt) }
  const body = html`<main class="sheet closing${cover?.type === 'image' ? ' has-picture' : ''}" id="main" tabindex="-1">
${cover?.type === 'image' && html`<img class="picture" src="${imagePath(token, cover.imageId)}" alt="">`}
<div class="words"><p class="seal">${icon('done')}</p><h1>${fill(labels.thanks, { name: first })}</h1>
<p class="letter">${fill(labels.signedAt, when)}<br>${isComplete ? labels.complete : labels.othersSign}</p>
<dl class="record"><div><dt>${labels.accepted}</dt><dd><b>${document.title}</b>${document.number && html`, ${document.number}`}</dd></div>
${document.items.length > 0 && html`<div><dt>${labels.total}</dt><dd><b>${leadingTotal(view, figures)}</b> ${also}</dd></div>`}
${deposit !== undefined && html`<div><dt>${labels.firstPayment}</dt><dd><b>${figures.money(deposit)}</b> ${document.instalments[0]?.due}</dd></div>`}
<div><dt>${labels.content}</dt><dd><code dir="ltr">sha256 ${contentSha256.slice(0, 4)} ${contentSha256.slice(4, 8)} ${contentSha256.slice(8, 12)} … ${contentSha256.slice(-4)}</code></dd></div></dl>
<p class="acts">${view.hasPdf && html`<a class="plate" href="${actPath(token, 'pdf')}" download>${icon('pdf')} ${isComplete ? labels.download : labels.downloadPdf}</a>`}<a class="quiet" href="${pagePath(token)}?read">${labels.readAgain}</a></p>
<p class="help">${fill(isComplete ? labels.copyBy : labels.copyLater, { email: reader.email })}</p></div></main>`
  const { language, direction } = view
  return layout({
    ...{ language, direction, labels, token, body },
    title: `${fill(labels.thanks, { name: first })} · ${document.brand.name}`,
    brand: document.brand,
  })
}

export type End = keyof Labels['ended']

interface Ended {
  token: PageView['token']
  labels: Labels
  language: string
  direction: 'ltr' | 'rtl'
  document: Pick<ProposalDocument, 'title' | 'number' | 'brand'>
  figures: FigureFormat
  end: End
  expiresAt: Date | null
  hasPdf: boolean
}

/** Shows a proposal that can no longer be accepted. */
export function endedPage({ document, figures, end, expiresAt, ...view }: Ended): Markup {
  const { labels, token, language, direction, hasPdf } = view
  const [title = '', text = ''] = labels.ended[end]
  const date = expiresAt ? figures.until(expiresAt) : ''
  const body = html`<main class="sheet plain" id="main" tabindex="-1"><p class="seal is-quiet">${icon(end === 'expired' ? 'clock' : 'warn')}</p>
<p class="kicker">${document.title}${document.number && html` · ${document.number}`}</p><h1>${title}</h1>
<p class="letter">${fill(text, { name: document.brand.name, date })}</p>
${hasPdf && html`<p class="acts"><a class="edged" href="${actPath(token, 'pdf')}" download>${icon('pdf')} ${labels.downloadPdf}</a></p>`}</main>`
  return layout({
    ...{ language, direction, labels, token, body },
    title: `${title} · ${document.brand.name}`,
    brand: document.brand,
  })
}

interface CodeAsk {
  token: string
  labels: Labels
  language: string
  direction: 'ltr' | 'rtl'
  brand: Brand | null
  isSent: boolean
  fault: string | null
}

/** Asks for the code before showing anything of the proposal. */
export function codePage(ask: CodeAsk): Markup {
  const { token, labels, language, direction, isSent, fault } = ask
  const { code } = labels
  const action = actPath(token, 'code')
  const body = html`<main class="sheet plain" id="main" tabindex="-1"><p class="seal is-quiet">${icon('lock')}</p>
<h1>${code.title}</h1><p class="letter"${isSent && !fault && html` role="status"`}>${isSent ? code.sent : code.ask}</p>
${
  isSent
    ? html`<form method="post" action="${action}" novalidate><p class="field"><label for="code">${code.label}</label>
<input id="code" class="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="11" dir="ltr" autofocus${fault && html` aria-invalid="true" aria-describedby="code-fault"`}></p>
${fault && html`<p class="fault" id="code-fault" role="alert">${icon('warn')} ${fault}</p>`}
<p class="acts"><button class="plate">${code.enter}</button></p></form>`
    : fault && html`<p class="fault" role="alert">${icon('warn')} ${fault}</p>`
}
<form method="post" action="${action}"><input type="hidden" name="send" value="true"><p class="acts"><button class="${isSent ? 'quiet' : 'plate'}">${isSent ? code.again : code.send}</button></p></form></main>`
  return layout({ language, direction, labels, token, brand: null, title: code.title, body })
}

const missing = layout({
  ...{ language: 'en', direction: 'ltr', labels: englishLocale.page, token: null, brand: null },
  title: 'This link does not work',
  body: html`<main class="sheet plain" id="main" tabindex="-1"><p class="seal is-quiet">${icon('clock')}</p><h1>This link does not work</h1>
<p class="letter">It may be incomplete, have ended, or have been replaced. Open it from the newest mail, or ask whoever sent it.</p></main>`,
}).text

/** Shown for every link that does not work, for any reason. */
export const missingPage = (): string => missing

/** Shown if a reader sends too many requests, or if the page is unavailable. */
export const waitPage = (text: string): Markup =>
  layout({
    ...{ language: 'en', direction: 'ltr', labels: englishLocale.page, token: null, brand: null },
    title: 'Try again in a moment',
    body: html`<main class="sheet plain" id="main" tabindex="-1"><p class="seal is-quiet">${icon('clock')}</p><h1>Try again in a moment</h1><p class="letter">${text}</p></main>`,
  })
