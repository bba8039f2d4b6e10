import { createHash } from 'node:crypto'
import { escapeHtml } from '../plain-characters.ts'

interface PageContent {
  title: string
  /** Paragraphs of text. */
  text: readonly string[]
  /** Label of the only button, which posts to the URL of the page. */
  button?: string
  /** Links to other pages and sites. */
  links?: readonly { to: string; label: string }[]
  form?: Form
}

/** A form that posts to this server, which can redirect to another site. */
interface Form {
  action: string
  hidden: readonly (readonly [name: string, value: string])[]
  boxes: readonly { name: string; value: string; label: string }[]
  buttons: readonly { name: string; value: string; label: string }[]
  /** Source in the Content-Security-Policy for the redirect after the form, because browsers apply the policy to it. */
  leadsTo: string
}

/**
 * Returns a small page for people who open a link in an email or from another service. It runs no script and loads
 * nothing.
 */
export function pageOf(
  status: number,
  { title, text, button, links = [], form }: PageContent,
): Response {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      ${text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n      ')}
      ${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}
      ${links.map(({ to, label }) => `<p><a rel="noreferrer" href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>`).join('\n      ')}
      ${form ? formOf(form) : ''}
    </main>
  </body>
</html>
`
  return new Response(html, { status, headers: headersOf(form?.leadsTo) })
}

const formOf = ({ action, hidden, boxes, buttons }: Form): string =>
  [
    `<form method="post" action="${escapeHtml(action)}">`,
    ...hidden.map(([name, value]) => `<input type="hidden" ${attributes(name, value)} />`),
    ...boxes.map(
      ({ name, value, label }) =>
        `<label><input type="checkbox" ${attributes(name, value)} checked /> ${escapeHtml(label)}</label>`,
    ),
    ...buttons.map(
      ({ name, value, label }) =>
        `<button ${attributes(name, value)}>${escapeHtml(label)}</button>`,
    ),
    '</form>',
  ].join('\n')

const attributes = (name: string, value: string): string =>
  `name="${escapeHtml(name)}" value="${escapeHtml(value)}"`

const style = `
:root { color-scheme: light dark; --paper: #f6f3ed; --sheet: #fffefc; --ink: #16222f; --soft: #46525f; --line: #e9e4da; --ring: #b5852f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0a1016; --sheet: #111920; --ink: #e8ebec; --soft: #b1bac2; --line: #1f2a34; --ring: #efcd86 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/26px Inter, system-ui, sans-serif; overflow-wrap: break-word }
main { max-width: 32rem; margin: 12vh auto 0; padding: 40px; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px }
h1 { font: 400 40px/43px Newsreader, Georgia, serif; letter-spacing: -0.022em; margin: 0 0 20px; text-wrap: balance }
p { margin: 0 0 16px; color: var(--soft); white-space: pre-line; text-wrap: pretty }
p:last-child { margin-bottom: 0 }
button, a { display: inline-block; box-sizing: border-box; text-decoration: none; min-height: 46px; margin-top: 8px; padding: 0 24px; border: 1px solid #b5852f; border-radius: 7px; background: linear-gradient(#efc878, #dfae50); color: #211603; font: 560 16px/22px Inter, system-ui, sans-serif; cursor: pointer }
a { padding-top: 11px; padding-bottom: 11px }
label { display: flex; gap: 10px; padding: 4px 0 }
label input { flex: none; width: 18px; height: 18px; margin: 4px 0; accent-color: #b5852f }
form button + button { margin-left: 8px; background: none; color: inherit; border-color: var(--line) }
button:focus-visible, a:focus-visible { outline: 2px solid var(--ring); outline-offset: 1px }
@media (max-width: 640px) { main { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 24px; border: 0; border-radius: 0 } }
`

const digest = createHash('sha256').update(style).digest('base64')

const headersOf = (leadsTo = '') => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; form-action ${`'self' ${leadsTo}`.trim()}; base-uri 'none'; frame-ancestors 'none'`,
})
