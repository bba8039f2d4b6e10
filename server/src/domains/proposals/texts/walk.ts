import type { Block, Inline } from './tree.ts'

/** The same tree with each run of inline nodes replaced. */
export function mapInlines<From, To>(
  blocks: Block<From>[],
  map: (inlines: Inline<From>[]) => Inline<To>[],
): Block<To>[] {
  return blocks.map((block): Block<To> => {
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
  blocks: Block<Extra>[],
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
