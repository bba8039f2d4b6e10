import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Rendered, render } from './markdown.ts'

export interface Page extends Rendered {
  /** Below `/docs/`; empty for the home page. */
  slug: string
  description: string
  /** The source, with links that work where it is served. */
  markdown: string
}

/** A part of the sidebar, as `docs/README.md` lists it. */
export interface Group {
  title: string
  pages: Page[]
}

export interface Site {
  home: Page
  groups: Group[]
  /** All pages in the order of the sidebar, and at the end those that it leaves out. */
  pages: Page[]
  /** What pages link to or show besides pages: path in the repository → path below `/docs/`. */
  files: Map<string, string>
}

const root = join(import.meta.dirname, '../..')
const homePath = 'docs/README.md'
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** An entry of the home page, as llms.txt has it too: `- [Title](path): description`. */
const entry = /^- \[([^\]]+)\]\(([^)]+\.md)\): (.+)$/

interface Listed {
  group: string
  path: string
  title: string
  description: string
}

/** The home page is the table of contents: it alone orders and groups the pages. */
function listPages(): Listed[] {
  let group = ''
  return read(homePath)
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) group = line.slice(3)
      const [, title = '', href = '', description = ''] = entry.exec(line) ?? []
      return href ? [{ group, path: posix.join('docs', href), title, description }] : []
    })
}

const slugOf = (path: string): string =>
  path.startsWith('docs/')
    ? path.slice('docs/'.length).replace(/(?:\/README)?\.md$/, '')
    : `project/${path.replace(/(?:\/README)?\.md$/, '').toLowerCase()}`

export function readSite(): Site {
  const listed = listPages()
  const found = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && path !== homePath)
    .toSorted()
  const paths = [...new Set([...listed.map(({ path }) => path), ...found])]
  const slugs = new Map([[homePath, ''], ...paths.map((path) => [path, slugOf(path)] as const)])
  const files = new Map<string, string>()
  const pageOf = (path: string): Page => {
    const its = listed.find((each) => each.path === path)
    const link = (toPage: (slug: string) => string) => (href: string) =>
      linkFrom(path, href, { slugs, files, toPage })
    const rendered = render(read(path), link(addressOf))
    return {
      ...rendered,
      title: its?.title ?? rendered.title,
      slug: slugs.get(path) ?? '',
      description: its?.description ?? rendered.lead,
      markdown: relinked(read(path), link(markdownAddressOf)),
    }
  }
  const home = pageOf(homePath)
  const pages = new Map(paths.map((path) => [path, pageOf(path)]))
  const groups = Map.groupBy(listed, ({ group }) => group)
  return {
    home,
    groups: [...groups].map(([title, members]) => ({
      title,
      pages: members.flatMap(({ path }) => pages.get(path) ?? []),
    })),
    pages: [home, ...pages.values()],
    files,
  }
}

export const addressOf = (slug: string): string => (slug === '' ? '/docs' : `/docs/${slug}`)

/** The source of a page, for programs that read Markdown. */
export const markdownAddressOf = (slug: string): string =>
  `/docs/${slug === '' ? 'index' : slug}.md`

interface Targets extends Pick<Site, 'files'> {
  slugs: ReadonlyMap<string, string>
  toPage(slug: string): string
}

/** A link that leads nowhere stays as it is, and a test names it. */
function linkFrom(path: string, href: string, { slugs, files, toPage }: Targets): string | null {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href
  const [target = '', fragment] = href.split('#')
  const source = posix.join(posix.dirname(path), target)
  const slug = slugs.get(source)
  if (slug !== undefined) return toPage(slug) + (fragment === undefined ? '' : `#${fragment}`)
  const place = join(root, source)
  if (!existsSync(place)) return href
  // A folder has no page: its name alone.
  if (statSync(place).isDirectory()) return null
  // As text, so that a browser shows code and never runs it.
  const file = `files/${source.replace(/^docs\//, '')}${source.endsWith('.png') ? '' : '.txt'}`
  files.set(source, file)
  return `/docs/${file}`
}

const relinked = (markdown: string, resolve: (href: string) => string | null): string =>
  markdown.replaceAll(/(!?\[[^\]]*\])\(([^)\s]+)\)/g, (_all, label: string, href: string) => {
    const address = resolve(href)
    return address === null ? label : `${label}(${address})`
  })
