import GithubSlugger from 'github-slugger'
import MarkdownIt, { type Token } from 'markdown-it'
import { groupCode, renderFence } from './code-blocks.ts'

export interface Heading {
  level: number
  id: string
  text: string
}

export interface Rendered {
  title: string
  /** The first paragraph as text. */
  lead: string
  html: string
  headings: Heading[]
  /** The text below each heading, for the search; the first is the page's own. */
  sections: { id: string; title: string; text: string }[]
}

/** Where a link or a picture of a page leads on the site; null for what has no address there. */
export type Resolve = (href: string) => string | null

/** Our own pages may use HTML, such as `<kbd>`. */
const markdown = new MarkdownIt({ html: true })

markdown.renderer.rules['fence'] = (tokens, index) => renderFence(tokens[index] as Token)
markdown.renderer.rules['table_open'] = () => '<div class="table" tabindex="0"><table>'
markdown.renderer.rules['table_close'] = () => '</table></div>'
markdown.renderer.rules['heading_close'] = (tokens, index) => {
  const id = tokens[index - 2]?.attrGet('id')
  const tag = tokens[index]?.tag
  return id
    ? ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></${tag}>`
    : `</${tag}>`
}

/** Headings get the ids that GitHub gives them, so that one link works in both places. */
export function render(text: string, resolve: Resolve): Rendered {
  const tokens = markdown.parse(text, {})
  const headings: Heading[] = []
  const slugger = new GithubSlugger()
  let title = ''
  let lead = ''
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 1]
    if (token.type === 'paragraph_open') lead ||= textOf(inline)
    if (token.type !== 'heading_open') continue
    const level = Number(token.tag.slice(1))
    const heading = { level, id: slugger.slug(textOf(inline)), text: textOf(inline) }
    if (level === 1) title ||= heading.text
    else {
      token.attrSet('id', heading.id)
      headings.push(heading)
    }
  }
  const sections = sectionsOf(tokens, title)
  for (const token of tokens) relink(token, resolve)
  const html = markdown.renderer.render(groupCode(tokens), markdown.options, {})
  return { title, lead, html, headings, sections }
}

function relink(inline: Token, resolve: Resolve): void {
  let isUnlinked = false
  for (const token of inline.children ?? []) {
    if (token.type === 'link_open') {
      const href = resolve(String(token.attrGet('href')))
      isUnlinked = href === null
      if (isUnlinked) [token.type, token.tag] = ['text', '']
      else token.attrSet('href', href ?? '')
    } else if (token.type === 'link_close' && isUnlinked) [token.type, token.tag] = ['text', '']
    else if (token.type === 'image') {
      token.attrSet('src', resolve(String(token.attrGet('src'))) ?? '')
      token.attrSet('loading', 'lazy')
    }
  }
}

const textOf = (inline?: Token): string =>
  (inline?.children ?? [])
    .filter(({ type }) => ['text', 'code_inline', 'softbreak'].includes(type))
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')

/** The examples of answers are long, and nobody searches for their invented values. */
const isSearched = (token: Token): boolean =>
  token.type === 'inline' || (token.type === 'fence' && !token.info.startsWith('json'))

function sectionsOf(tokens: readonly Token[], title: string): Rendered['sections'] {
  const sections = [{ id: '', title, text: '' }]
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1]
    if (previous?.type === 'heading_open') {
      const id = previous.attrGet('id')
      if (id) sections.push({ id: String(id), title: textOf(token), text: '' })
    } else if (isSearched(token)) {
      const section = sections.at(-1)
      if (section) section.text += ` ${token.type === 'fence' ? token.content : textOf(token)}`
    }
  }
  return sections.map((section) => ({
    ...section,
    text: section.text.replaceAll(/\s+/g, ' ').trim(),
  }))
}
