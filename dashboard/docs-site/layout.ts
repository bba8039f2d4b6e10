import { escapeHtml } from './code-blocks.ts'
import { addressOf, markdownAddressOf, type Page, type Site } from './pages.ts'

/** Addresses of the built files that every page loads. */
export interface Assets {
  script: string
  style: string
  /** Of the face of nearly every text. */
  font: string
}

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true" class="mark"><path d="M16 2.5v6M16 23.5v6M2.5 16h6M23.5 16h6M6.5 6.5l4.2 4.2M21.3 21.3l4.2 4.2M6.5 25.5l4.2-4.2M21.3 10.7l4.2-4.2"/><circle cx="16" cy="16" r="7.6"/><circle class="hub" cx="16" cy="16" r="2.2"/></svg>`

const half = `<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.25"/><path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z"/></svg>`

/** The whole page: it reads and navigates without a script, which adds search, tabs, copying and the theme. */
export function layOut(page: Page, site: Site, assets: Assets): string {
  const title = page.slug === '' ? 'Capstan documentation' : `${page.title} · Capstan`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(plain(page.description))}">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="alternate" type="text/markdown" href="${markdownAddressOf(page.slug)}">
<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>
<link rel="stylesheet" href="${assets.style}">
<script src="/theme.js"></script>
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<button type="button" class="menu" aria-expanded="false" aria-controls="pages">Menu</button>
<a class="brand" href="/docs">${mark}Capstan <span>Docs</span></a>
<button type="button" class="search" hidden>Search <kbd>/</kbd></button>
<nav class="links" aria-label="Site">
<a href="/docs/api">API reference</a>
<a href="/">Dashboard</a>
</nav>
<button type="button" class="theme" aria-label="Change theme" hidden>${half}</button>
</header>
<div class="columns">
<nav id="pages" class="sidebar" aria-label="Pages">
${site.groups.map((group) => sidebarGroup(group, page)).join('\n')}
<p class="elsewhere"><a href="/docs/api">API reference</a><a href="/">Dashboard</a></p>
</nav>
<main id="content" class="${page.slug === '' ? 'home' : 'page'}">
<article>
${page.html}</article>
${neighbours(page, site)}
<footer><a href="${markdownAddressOf(page.slug)}">This page as Markdown</a><a href="/docs/llms.txt">llms.txt</a></footer>
</main>
${contents(page)}
</div>
</body>
</html>
`
}

function sidebarGroup({ title, pages }: Site['groups'][number], current: Page): string {
  const links = pages.map(
    (page) =>
      `<li><a href="${addressOf(page.slug)}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`,
  )
  return `<details open><summary>${escapeHtml(title)}</summary><ul>${links.join('')}</ul></details>`
}

/** The headings of a page that has several, two levels deep unless there are too many to see at once. */
function contents({ headings, slug }: Page): string {
  const chapters = headings.filter(({ level }) => level === 2)
  const all = headings.filter(({ level }) => level <= 3)
  const shown = all.length <= 30 || chapters.length < 2 ? all : chapters
  if (slug === '' || shown.length < 2) return '<div class="contents"></div>'
  const links = shown.map(
    ({ level, id, text }) =>
      `<li class="level-${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  )
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${links.join('')}</ul></nav>`
}

function neighbours(page: Page, { groups }: Site): string {
  const ordered = groups.flatMap(({ pages }) => pages)
  const index = ordered.indexOf(page)
  if (index < 0) return ''
  const link = (to: Page | undefined, kind: string, word: string) =>
    to
      ? `<a class="${kind}" href="${addressOf(to.slug)}"><small>${word}</small>${escapeHtml(to.title)}</a>`
      : ''
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(ordered[index - 1], 'previous', 'Previous')}${link(ordered[index + 1], 'next', 'Next')}</nav>`
}

const plain = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')
