import type { Brand } from '../document.ts'
import type { PageLabels as Labels } from '../locales.ts'
import { accentName } from './accent.ts'
import { assetPath } from './assets.ts'
import { html, icon, type Markup } from './html.ts'
import { languageLinks } from './languages.ts'
import { imagePath } from './view.ts'

interface Frame {
  language: string
  direction: 'ltr' | 'rtl'
  title: string
  /** Null: the page shows no organization. */
  brand: Brand | null
  labels: Labels
  token: string | null
  /** Tools beside the brand, such as a link to the PDF. */
  tools?: Markup | null
  /** True if the page has the script. A preview looks as if it ran, and has none. */
  isLive?: boolean
  body: Markup
}

/** Renders a whole page: head, the organization's brand, the content and the foot. */
export function layout(frame: Frame): Markup {
  const { language, direction, title, brand, labels, tools, isLive, body, token } = frame
  return html`<!doctype html>
<html lang="${language}" dir="${direction}"${isLive && token === null && html` class="js"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${title}</title>
${['newsreader-latin.woff2', 'inter-latin.woff2'].map((font) => html`<link rel="preload" as="font" type="font/woff2" href="${assetPath(font as 'inter-latin.woff2')}" crossorigin>`)}
<link rel="stylesheet" href="${assetPath('page.css')}">
${brand && html`<link rel="stylesheet" href="${accentPath(brand)}">`}
${isLive && token !== null && html`<script src="${assetPath('page.js')}" defer></script>`}
</head>
<body>
<a class="skip" href="#main">${labels.skip}</a>
${brand && header(brand, token, tools ?? null)}
${body}
<footer class="foot">${token !== null && languageLinks(token, language, labels)}<p>${brand?.footer ?? brand?.name}</p>
<p class="maker">${labels.sentWith} ${icon('capstan')} Capstan</p></footer>
</body>
</html>
`
}

const accentPath = ({ accent }: Brand): string => `/p/accent/${accentName(accent)}.css`

const header = ({ name, logoId }: Brand, token: string | null, tools: Markup | null): Markup =>
  html`<header class="top"><p class="brand">${
    logoId && html`<img src="${imagePath(token, logoId)}" alt="" width="36" height="36">`
  }<span>${name}</span></p>${tools}</header>`
