import markdownIt, { type Token } from 'markdown-it'
import { type Mark, type Node, Slice } from 'prosemirror-model'
import { schema } from './schema.ts'

/** A text as the editor shows it, and how each of its parts was written. */
export interface RichText {
  doc: Node
  /** The source of each part, with the blank lines before it. A part that is not edited is written from here. */
  written: ReadonlyMap<Node, Written>
  /** The blank lines at the end. */
  tail: string
}

export interface Written {
  before: string
  source: string
  index: number
}

const linkForm = /^(?:https?:\/\/|mailto:)[^\s]/i
const imageForm = /^img_[A-Za-z0-9]{1,40}$/
/** The form of the server: braces, and the text between them on one line. */
const variableForm = /\{\{((?:"(?:[^"\\\n]|\\[^\n]){0,1000}"|[^{}"\n]){1,1000})\}\}/y

/** CommonMark with tables, as the server reads it. */
const parser = markdownIt('commonmark', { html: false, maxNesting: 40 }).enable('table')
parser.validateLink = (url) => url.length <= 2_000 && (linkForm.test(url) || imageForm.test(url))
parser.inline.ruler.before('escape', 'variable', (state, silent) => {
  if (!state.src.startsWith('{{', state.pos)) return false
  variableForm.lastIndex = state.pos
  const [raw] = variableForm.exec(state.src) ?? []
  if (raw === undefined) return false
  if (!silent) state.push('variable', '', 0).content = raw
  state.pos += raw.length
  return true
})

/** Thrown for a part that the editor does not show. */
class NotShown extends Error {}

/** Reads a text; null if it has a part that the editor does not show, such as a table or a picture. */
export function readText(source: string): RichText | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the server removes them, so they have no place here
  if (/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/.test(source)) return null
  const environment: Parameters<typeof parser.parse>[1] & object = {}
  try {
    const tokens = parser.parse(source, environment)
    // A definition of a link is no part of the page, and would be lost.
    if (Object.keys(environment.references ?? {}).length > 0) return null
    return placed(source, tokens)
  } catch (error) {
    if (error instanceof NotShown) return null
    throw error
  }
}

function placed(source: string, tokens: Token[]): RichText {
  const lines = source.split('\n')
  const written = new Map<Node, Written>()
  const nodes: Node[] = []
  const textOf = (from: number, to: number) => lines.slice(from, to).join('\n')
  let end = 0
  const reader = new Reader(tokens)
  for (let token = reader.peek(); token; token = reader.peek()) {
    const [from = 0, to = 0] = token.map ?? []
    const node = reader.block()
    let last = to
    while (last > from && /^ *$/.test(lines[last - 1] ?? '')) last--
    const gap = textOf(end, from)
    if (gap.trim() !== '') throw new NotShown()
    const before =
      end === 0 && from === 0 ? '' : `${end === 0 ? '' : '\n'}${gap}${from > end ? '\n' : ''}`
    written.set(node, { before, source: textOf(from, last), index: nodes.length })
    nodes.push(node)
    end = last
  }
  const rest = textOf(end, lines.length)
  if (rest.trim() !== '') throw new NotShown()
  const tail = nodes.length === 0 ? source : end < lines.length ? `\n${rest}` : ''
  const shown = nodes.length > 0 ? nodes : [schema.node('paragraph')]
  return { doc: schema.node('doc', null, shown), written, tail }
}

class Reader {
  private at = 0
  private readonly tokens: Token[]

  constructor(tokens: Token[]) {
    this.tokens = tokens
  }

  peek(): Token | undefined {
    return this.tokens[this.at]
  }

  private next(): Token {
    const token = this.tokens[this.at++]
    if (!token) throw new NotShown()
    return token
  }

  block(): Node {
    const token = this.next()
    switch (token.type) {
      case 'paragraph_open':
        return schema.node('paragraph', null, this.content())
      case 'heading_open': {
        const level = Number(token.tag.slice(1))
        const content = this.content()
        if (content.some(({ type }) => type.name.endsWith('break'))) throw new NotShown()
        return schema.node('heading', { level }, content)
      }
      case 'bullet_list_open':
        return this.list('bullet_list', { mark: token.markup })
      case 'ordered_list_open':
        return this.list('ordered_list', {
          start: Number(token.attrGet('start') ?? 1),
          mark: token.markup,
        })
      case 'blockquote_open':
        return schema.node('quote', null, this.blocks('blockquote_close'))
      case 'hr':
        return schema.node('rule')
      default:
        throw new NotShown()
    }
  }

  private blocks(close: string): Node[] {
    const nodes: Node[] = []
    while (this.peek()?.type !== close) nodes.push(this.block())
    this.next()
    return nodes.length > 0 ? nodes : [schema.node('paragraph')]
  }

  private list(name: 'bullet_list' | 'ordered_list', attrs: object): Node {
    const items: Node[] = []
    let tight = true
    while (this.peek()?.type === 'list_item_open') {
      this.next()
      const first = this.peek()
      if (first?.type === 'paragraph_open' && !first.hidden) tight = false
      items.push(schema.node('list_item', null, this.blocks('list_item_close')))
    }
    this.next()
    return schema.node(name, { ...attrs, tight }, items)
  }

  /** Reads the words of a paragraph up to its end. */
  private content(): Node[] {
    const { children } = this.next()
    this.next()
    const nodes: Node[] = []
    let marks: readonly Mark[] = []
    let empty = false
    for (const token of children ?? []) {
      if (token.nesting === 1) {
        const mark = markOf(token)
        // Emphasis in emphasis, and a link in a link.
        if (marks.some(({ type }) => type === mark.type)) throw new NotShown()
        marks = mark.addToSet(marks)
      } else if (token.nesting === -1)
        marks = marks.filter(({ type }) => type.name !== names[token.type])
      else nodes.push(...leaf(token, marks))
      if (token.type === 'link_open') empty = true
      else if (token.nesting === 0 && token.content !== '') empty = false
      else if (token.type === 'link_close' && empty) throw new NotShown()
    }
    return nodes
  }
}

const names: Record<string, string> = {
  ...{ strong_open: 'strong', strong_close: 'strong', em_open: 'emphasis', em_close: 'emphasis' },
  ...{ link_open: 'link', link_close: 'link' },
}

function markOf(token: Token): Mark {
  const name = names[token.type]
  if (name === undefined) throw new NotShown()
  if (name !== 'link') return schema.mark(name)
  const href = String(token.attrGet('href') ?? '')
  const isPlain = linkForm.test(href) && !/%7B%7B|\{\{/i.test(href)
  if (!isPlain || token.attrGet('title') !== null) throw new NotShown()
  return schema.mark('link', { href })
}

function leaf(token: Token, marks: readonly Mark[]): Node[] {
  switch (token.type) {
    case 'text':
      return token.content === '' ? [] : [schema.text(token.content, marks)]
    case 'code_inline': {
      // The marks of other kinds around it have no place in it: the server keeps them.
      if (marks.length > 0 || token.content === '') throw new NotShown()
      return [schema.text(token.content, [schema.mark('code')])]
    }
    case 'variable':
      return [schema.node('variable', { raw: token.content }, undefined, marks)]
    case 'hardbreak':
      return [schema.node('hard_break', null, undefined, marks)]
    case 'softbreak':
      return [schema.node('soft_break', null, undefined, marks)]
    default:
      throw new NotShown()
  }
}

/** Reads a pasted text as Markdown; null if the editor does not show all of it. */
export function readPasted(text: string): Slice | null {
  const read = readText(text)
  return read && Slice.maxOpen(read.doc.content)
}
