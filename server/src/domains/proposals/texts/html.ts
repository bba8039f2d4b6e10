import { escapeHtml } from '../../../platform/plain-characters.ts'
import {
  type FilledText,
  HeadingLevels,
  type Inline,
  type MarkdownBlock,
  type MarkdownTable,
} from './tree.ts'

export interface HtmlOptions {
  /** Returns the address of a stored picture on the page's own origin. */
  imageUrl: (imageId: string) => string
  /** Shared by the texts of one page, so that their headings are numbered in sequence. */
  headings?: HeadingLevels
}

/**
 * Renders a text as HTML: only the attributes named here, all texts and values escaped, no scripts, no styles. Columns
 * are aligned by the classes `align-left`, `align-center`, `align-right`.
 */
export function renderHtml(text: FilledText, options: HtmlOptions): string {
  const headings = options.headings ?? new HeadingLevels()
  return blocksHtml(text, { ...options, headings })
}

const blocksHtml = (blocks: MarkdownBlock[], options: Required<HtmlOptions>): string =>
  blocks.map((block) => blockHtml(block, options)).join('\n')

function blockHtml(block: MarkdownBlock, options: Required<HtmlOptions>): string {
  const inner = (inlines: Inline[]) => inlinesHtml(inlines, options)
  switch (block.type) {
    case 'paragraph':
      return `<p>${inner(block.children)}</p>`
    case 'heading': {
      const tag = `h${options.headings.next(block.level)}`
      return `<${tag}>${inner(block.children)}</${tag}>`
    }
    case 'list': {
      const items = block.items.map((item) => `<li>${itemHtml(item, options)}</li>`).join('')
      if (block.start === null) return `<ul>${items}</ul>`
      return `<ol${block.start === 1 ? '' : ` start="${Number(block.start)}"`}>${items}</ol>`
    }
    case 'quote':
      return `<blockquote>${blocksHtml(block.children, options)}</blockquote>`
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`
    case 'rule':
      return '<hr>'
    case 'table':
      return tableHtml(block, inner)
  }
}

/** Renders a single paragraph of an item without a tag of its own. */
function itemHtml(item: MarkdownBlock[], options: Required<HtmlOptions>): string {
  const [first, ...rest] = item
  if (first?.type !== 'paragraph') return blocksHtml(item, options)
  return inlinesHtml(first.children, options) + blocksHtml(rest, options)
}

function tableHtml(table: MarkdownTable, inner: (inlines: Inline[]) => string): string {
  const cell = (tag: string) => (inlines: Inline[], column: number) => {
    const align = table.align[column]
    return `<${tag}${align ? ` class="align-${align}"` : ''}>${inner(inlines)}</${tag.split(' ')[0]}>`
  }
  const head = table.head.map(cell('th scope="col"')).join('')
  const rows = table.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`
}

const inlinesHtml = (inlines: Inline[], options: Required<HtmlOptions>): string =>
  inlines.map((inline) => inlineHtml(inline, options)).join('')

function inlineHtml(inline: Inline, options: Required<HtmlOptions>): string {
  switch (inline.type) {
    case 'text':
      return escapeHtml(inline.text)
    case 'code':
      return `<code>${escapeHtml(inline.text)}</code>`
    case 'emphasis':
      return `<em>${inlinesHtml(inline.children, options)}</em>`
    case 'strong':
      return `<strong>${inlinesHtml(inline.children, options)}</strong>`
    case 'link': {
      const href = escapeHtml(inline.url)
      return `<a href="${href}" rel="noopener noreferrer nofollow">${inlinesHtml(inline.children, options)}</a>`
    }
    case 'image': {
      const source = escapeHtml(options.imageUrl(inline.imageId))
      return `<img src="${source}" alt="${escapeHtml(inline.alt)}" loading="lazy">`
    }
    case 'break':
      return '<br>'
  }
}
