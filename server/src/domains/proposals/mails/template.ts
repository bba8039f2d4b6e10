import type { Mail } from '../../../platform/mail/mailer.ts'
import { escapeHtml, plainCharacters } from '../../../platform/plain-characters.ts'
import { buttonColors } from '../colour.ts'
import { fill, type MailTexts } from '../locales.ts'
import type { MailWords } from './kinds.ts'

/** Everything that a mail shows. Texts by people are escaped, and never placed where a mail program interprets them. */
export interface MailContent {
  lang: string
  words: MailTexts
  said: MailWords
  organization: string
  /** `#rrggbb`, or null. */
  accent: string | null
  /** Small line above the title: the number. */
  over: string | null
  /** Text that a person wrote. */
  quote: string | null
  reason: string | null
  /** Link of the button. Null: the mail has no button. */
  link: string | null
  /** True if the link is personal to the reader. */
  isPersonal: boolean
  email: string
}

export function layOut(content: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: oneLine(content.said.subject), text: textOf(content), html: htmlOf(content) }
}

/** Removes characters that break a header or change the text direction. */
export const oneLine = (text: string): string =>
  plainCharacters(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()

/** Names the sender at the foot. */
const sentBy = ({ words, organization, email }: MailContent): string =>
  fill(words.sent, { organization, email })

function textOf(content: MailContent): string {
  const { words, said, over, quote, reason, link, isPersonal } = content
  const parts = [
    oneLine(said.heading),
    over,
    ...said.lines.map(oneLine),
    quote && quoted(quote),
    reason && `${words.reason}: ${oneLine(reason)}`,
    link && `${said.button}:\n${link}`,
    link && isPersonal && words.personal,
    `-- \n${oneLine(sentBy(content))}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Quotes a text as mail programs do, so that none of its lines looks like the product's own. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')

const inLines = (text: string): string =>
  escapeHtml(text).replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '<br />')

const serif = "Newsreader, Georgia, 'Times New Roman', serif"
const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

const dark = `
@media (prefers-color-scheme: dark) {
  .paper { background: #0a1016 !important }
  .sheet { background: #111920 !important; border-color: #1f2a34 !important }
  .ink { color: #e8ebec !important }
  .soft { color: #b1bac2 !important }
  .faint { color: #8d99a4 !important }
  .quote { background: #0d141a !important; border-color: #2e3b47 !important }
}
@media (max-width: 600px) { .sheet-cell { padding: 28px 24px !important } .title { font-size: 26px !important; line-height: 32px !important } }
`

function htmlOf(content: MailContent): string {
  const { lang, words, said, organization, over, quote, reason, link } = content
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
<title>${escapeHtml(oneLine(said.subject))}</title>
<style>${dark}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f3ed">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#f6f3ed"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="soft" style="${small('#46525f')};font-weight:560;padding:0 4px 12px">${escapeHtml(oneLine(organization))}</td></tr>
<tr><td class="sheet sheet-cell" style="background:#fffefc;border:1px solid #e9e4da;border-radius:6px;padding:40px">
${over ? `<p class="faint" style="margin:0 0 8px;${small('#626c77')}">${escapeHtml(over)}</p>` : ''}
<h1 class="ink title" style="margin:0 0 20px;font:400 30px/36px ${serif};letter-spacing:-0.016em;color:#16222f;overflow-wrap:break-word">${escapeHtml(oneLine(said.heading))}</h1>
${said.lines.map((line) => paragraph(escapeHtml(oneLine(line)))).join('\n')}
${quote ? quoteBlock(quote) : ''}
${reason ? paragraph(`${escapeHtml(words.reason)}: ${inLines(reason)}`) : ''}
${link ? action(content, link) : ''}
</td></tr>
<tr><td class="faint" style="${small('#626c77')};padding:16px 4px 0;overflow-wrap:break-word">${escapeHtml(oneLine(sentBy(content)))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const small = (color: string): string => `font:450 13px/20px ${sans};color:${color}`

const paragraph = (html: string): string =>
  `<p class="soft" style="margin:0 0 12px;font:450 16px/26px ${sans};color:#46525f;overflow-wrap:break-word">${html}</p>`

const quoteBlock = (text: string): string =>
  `<div class="quote ink" dir="auto" style="margin:4px 0 16px;padding:12px 16px;background:#f5f2eb;border-left:2px solid #d8d1c3;font:400 17px/27px ${serif};color:#16222f;overflow-wrap:break-word">${inLines(text)}</div>`

function action({ accent, said, words, isPersonal }: MailContent, link: string): string {
  const { background, text } = buttonColors(accent)
  const address = escapeHtml(link)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0 24px"><tr><td style="border-radius:7px;background:${background}">
<a href="${address}" style="display:inline-block;padding:12px 24px;font:600 16px/22px ${sans};color:${text};text-decoration:none;border-radius:7px">${escapeHtml(said.button ?? '')}</a>
</td></tr></table>
<p class="faint" style="margin:0;${small('#626c77')}">${isPersonal ? `${escapeHtml(words.personal)}<br />` : ''}${escapeHtml(words.address)}<br />
<span class="faint" style="color:#626c77;word-break:break-all">${address}</span></p>`
}
