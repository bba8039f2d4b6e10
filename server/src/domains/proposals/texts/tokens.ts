import type { Token } from 'markdown-it'
import {
  type Alignment,
  type DraftText,
  type Inline,
  type MarkdownBlock,
  type MarkdownTable,
  TextFault,
  textBounds,
  type Variable,
} from './tree.ts'

type DraftBlock = MarkdownBlock<Variable>
type DraftInline = Inline<Variable>

export interface TokenOptions {
  /** Restores the variables where none are filled in: code, addresses, alternative texts. */
  restore: (text: string) => string
  imageForm: RegExp
  /** True if a line break in the source is a line break in the text. CommonMark treats it as a space. */
  keepsLines: boolean
}

/** Builds the tree from the parser's flat list, and counts its nodes. */
export function convertTokens(tokens: Token[], options: TokenOptions): DraftText {
  return new Converter(tokens, options).blocks(null)
}

class Converter {
  private index = 0
  private nodes = 0
  private depth = 0
  private readonly tokens: Token[]
  private readonly options: TokenOptions

  constructor(tokens: Token[], options: TokenOptions) {
    this.tokens = tokens
    this.options = options
  }

  /** Reads the blocks up to the token that closes their parent. */
  blocks(close: string | null): DraftBlock[] {
    const blocks: DraftBlock[] = []
    for (let token = this.next(); token && token.type !== close; token = this.next()) {
      const block = this.nested(() => this.block(token))
      if (block) blocks.push(block)
    }
    return blocks
  }

  private block(token: Token): DraftBlock | null {
    this.count()
    switch (token.type) {
      case 'paragraph_open':
        return { type: 'paragraph', children: this.content('paragraph_close') }
      case 'heading_open': {
        const level = Number(token.tag.slice(1))
        const children = this.content('heading_close')
        // PDF/UA forbids a heading without words.
        return children.length > 0 ? { type: 'heading', level, children } : null
      }
      case 'bullet_list_open':
        return { type: 'list', start: null, items: this.items('bullet_list_close') }
      case 'ordered_list_open': {
        const start = Number(token.attrGet('start') ?? 1)
        return { type: 'list', start, items: this.items('ordered_list_close') }
      }
      case 'blockquote_open':
        return { type: 'quote', children: this.blocks('blockquote_close') }
      case 'fence':
      case 'code_block':
        return { type: 'code', text: this.options.restore(token.content).replace(/\n$/, '') }
      case 'hr':
        return { type: 'rule' }
      case 'table_open':
        return this.table()
      default:
        return null
    }
  }

  private items(close: string): DraftBlock[][] {
    const items: DraftBlock[][] = []
    for (let token = this.next(); token && token.type !== close; token = this.next()) {
      if (token.type === 'list_item_open') {
        this.count()
        items.push(this.nested(() => this.blocks('list_item_close')))
      }
    }
    return items
  }

  private table(): MarkdownTable<Variable> {
    const rows: DraftInline[][][] = []
    const align: Alignment[] = []
    for (let token = this.next(); token && token.type !== 'table_close'; token = this.next()) {
      if (token.type === 'tr_open') rows.push([])
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      this.count()
      if (token.type === 'th_open') align.push(alignmentOf(token))
      rows.at(-1)?.push(this.content(token.type.replace('open', 'close')))
    }
    return { type: 'table', align, head: rows[0] ?? [], rows: rows.slice(1) }
  }

  private content(close: string): DraftInline[] {
    const inlines: DraftInline[] = []
    for (let token = this.next(); token && token.type !== close; token = this.next()) {
      if (token.type === 'inline') inlines.push(...this.inlines(token.children ?? []))
    }
    return inlines
  }

  private inlines(tokens: Token[]): DraftInline[] {
    const open: DraftInline[][] = [[]]
    for (const token of tokens) {
      const here = open.at(-1) ?? []
      if (token.nesting === 1) {
        const container = this.container(token)
        if (container) this.push(here, container)
        // A link with an invalid address is replaced by its text.
        open.push(container?.children ?? here)
        if (open.length + this.depth > textBounds.depth) throw tooDeep()
      } else if (token.nesting === -1) open.pop()
      else this.push(here, this.leaf(token))
    }
    return open[0] ?? []
  }

  private container(token: Token): Extract<DraftInline, { children: unknown }> | null {
    if (token.type === 'strong_open') return { type: 'strong', children: [] }
    if (token.type === 'em_open') return { type: 'emphasis', children: [] }
    const url = this.options.restore(decodeMarks(attributeOf(token, 'href')))
    return this.options.imageForm.test(url) ? null : { type: 'link', url, children: [] }
  }

  private leaf(token: Token): DraftInline {
    switch (token.type) {
      case 'variable':
        return token.meta as unknown as Variable
      case 'code_inline':
        return { type: 'code', text: this.options.restore(token.content) }
      case 'softbreak':
        return this.options.keepsLines ? { type: 'break' } : { type: 'text', text: ' ' }
      case 'hardbreak':
        return { type: 'break' }
      case 'image': {
        const imageId = attributeOf(token, 'src')
        const alt = this.options.restore(token.content)
        if (this.options.imageForm.test(imageId)) return { type: 'image', imageId, alt }
        return { type: 'text', text: alt }
      }
      default:
        return { type: 'text', text: token.content }
    }
  }

  /** Adds an inline node; joins adjacent texts. */
  private push(inlines: DraftInline[], inline: DraftInline): void {
    const last = inlines.at(-1)
    if (inline.type === 'text' && last?.type === 'text') last.text += inline.text
    else if (inline.type !== 'text' || inline.text !== '') {
      this.count()
      inlines.push(inline)
    }
  }

  private next(): Token | undefined {
    return this.tokens[this.index++]
  }

  private nested<T>(read: () => T): T {
    if (++this.depth > textBounds.depth) throw tooDeep()
    const result = read()
    this.depth--
    return result
  }

  private count(): void {
    if (++this.nodes > textBounds.nodes) {
      throw new TextFault(
        `A text can have up to ${textBounds.nodes} parts, such as paragraphs, cells and emphasised words. Split it.`,
      )
    }
  }
}

const tooDeep = (): TextFault =>
  new TextFault(
    `Lists, quotes and emphasis can be nested up to ${textBounds.depth} levels deep. Flatten the text.`,
  )

const alignmentOf = (token: Token): Alignment =>
  (/text-align:(left|center|right)/.exec(attributeOf(token, 'style'))?.[1] as Alignment) ?? null

/** Decodes braces in addresses, which the parser writes as percent signs. */
const decodeMarks = (url: string): string => url.replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}')

const attributeOf = (token: Token, name: string): string => String(token.attrGet(name) ?? '')
