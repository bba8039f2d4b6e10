import { createHash } from 'node:crypto'
import { errorCatalogue } from '../../errors.ts'
import { pageHeaders } from '../server/security-headers.ts'

/** What `docs/errors.md` says of each code, for the links with which errors lead to it. */
export function errorsPage(): { html: string; headers: Readonly<Record<string, string>> } {
  const sections = Object.entries(errorCatalogue).map(
    ([code, [status, meaning, advice]]) =>
      `<section id="${code}"><h2><a href="#${code}">${code}</a> <small>${status}</small></h2>` +
      `<p>${marked(meaning)} ${marked(advice)}</p></section>`,
  )
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Errors · Capstan API</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Errors</h1>
      <p>
        <code>code</code> is stable: switch on it. <code>message</code> is for people and may change.
        <code>field</code> names the field to blame. Every answer carries <code>X-Request-Id</code>: give it to
        the operator when something failed on the server's side. See also the <a href="/docs">API reference</a>.
      </p>
      ${sections.join('\n      ')}
    </main>
  </body>
</html>
`
  const digest = createHash('sha256').update(style).digest('base64')
  return { html, headers: pageHeaders({ style: `'sha256-${digest}'` }) }
}

const marked = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const style = `
:root { color-scheme: light dark; --sheet: #fffefc; --ink: #16222f; --soft: #46525f; --line: #e9e4da; --well: #f5f2eb; --link: #7d5411; --mark: #f8efdc }
@media (prefers-color-scheme: dark) {
  :root { --sheet: #111920; --ink: #e8ebec; --soft: #b1bac2; --line: #1f2a34; --well: #0d141a; --link: #e6bc6d; --mark: #251f12 }
}
body { margin: 0; background: var(--sheet); color: var(--ink); font: 16px/26px Inter, system-ui, sans-serif; overflow-wrap: break-word }
main { max-width: 44rem; margin: 0 auto; padding: 40px 24px 72px }
h1 { font-size: 28px; line-height: 36px; letter-spacing: -0.02em; margin: 0 0 16px }
h2 { font: 600 16px/24px ui-monospace, SFMono-Regular, Menlo, monospace; margin: 0 }
h2 a { color: inherit; text-decoration: none }
h2 a:hover { text-decoration: underline }
small { color: var(--soft); font-weight: 400 }
section { border-top: 1px solid var(--line); padding: 16px; scroll-margin-top: 16px }
section:target { background: var(--mark) }
section p { margin: 4px 0 0; color: var(--soft) }
a { color: var(--link) }
code { background: var(--well); border-radius: 4px; padding: 1px 4px; font-size: 0.9em }
`
