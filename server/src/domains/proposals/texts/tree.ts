/** Inline nodes that an author's text may have. Everything else stays plain text. */
export type Inline<Extra = never> =
  | Extra
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'emphasis' | 'strong'; children: Inline<Extra>[] }
  /** Only https, http and mailto. */
  | { type: 'link'; url: string; children: Inline<Extra>[] }
  /** A stored picture, by its id `img_…`. */
  | { type: 'image'; imageId: string; alt: string }
  | { type: 'break' }

export type Alignment = 'left' | 'center' | 'right' | null

export type MarkdownBlock<Extra = never> =
  | { type: 'paragraph'; children: Inline<Extra>[] }
  | { type: 'heading'; level: number; children: Inline<Extra>[] }
  | { type: 'list'; start: number | null; items: MarkdownBlock<Extra>[][] }
  | { type: 'quote'; children: MarkdownBlock<Extra>[] }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  | MarkdownTable<Extra>

/** A table or list. `start` of a list is its first number, or null for bullets. */
export interface MarkdownTable<Extra = never> {
  type: 'table'
  align: Alignment[]
  head: Inline<Extra>[][]
  rows: Inline<Extra>[][][]
}

/** `{{contact.firstName | default: "you"}}`. `path` is null if it is not a valid path. */
export interface Variable {
  type: 'variable'
  /** The original text, braces included. */
  raw: string
  path: string | null
  format: Format | null
  fallback: string | null
}

export type Format = 'date' | 'money' | 'number'

/** A parsed text as its author wrote it; JSON. */
export type DraftText = MarkdownBlock<Variable>[]

/** A text with every variable filled in; JSON, and part of what is hashed and signed. */
export type FilledText = MarkdownBlock[]

/** Limits of one text. A longer text is refused, never shortened. */
export const textBounds = { characters: 20_000, nodes: 5_000, depth: 20 }

/** Tells the author what to change. */
export class TextFault extends Error {}

/**
 * Heading levels of one page: `base` is the level of its title, no level is skipped, and none is deeper than 6.
 * Assistive technology and PDF/UA require this, and authors do not know it.
 */
export class HeadingLevels {
  private last: number
  private readonly base: number

  constructor(base = 1) {
    this.base = base
    this.last = base
  }

  /** Returns the level to print for the level that an author wrote, 1 to 6. */
  next(level: number): number {
    this.last = Math.min(this.base + level, this.last + 1, 6)
    return this.last
  }
}

/** Copies the tree and replaces each run of inline nodes. */
export function mapInlines<From, To>(
  blocks: MarkdownBlock<From>[],
  map: (inlines: Inline<From>[]) => Inline<To>[],
): MarkdownBlock<To>[] {
  return blocks.map((block): MarkdownBlock<To> => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: map(block.children) }
      case 'quote':
        return { ...block, children: mapInlines(block.children, map) }
      case 'list':
        return { ...block, items: block.items.map((item) => mapInlines(item, map)) }
      case 'table':
        return { ...block, head: block.head.map(map), rows: block.rows.map((row) => row.map(map)) }
      default:
        return block
    }
  })
}

/** Visits every inline node, parents first. */
export function visitInlines<Extra extends { type: string }>(
  blocks: MarkdownBlock<Extra>[],
  visit: (inline: Inline<Extra>) => void,
): void {
  const all = (inlines: Inline<Extra>[]): Inline<Extra>[] => {
    for (const inline of inlines) {
      visit(inline)
      if ('children' in inline) all(inline.children as Inline<Extra>[])
    }
    return inlines
  }
  mapInlines(blocks, all)
}
