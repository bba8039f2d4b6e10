import { type FilledText, type HeadingLevels, type Inline, mapInlines } from './tree.ts'

export interface TextPrintOptions {
  /** Name of a stored picture among the files of the document. */
  imageFile: (imageId: string) => string
  headings: HeadingLevels
}

/** A text as data for the PDF's template: no markup at all, so nothing in it can act. */
export function printText(text: FilledText, options: TextPrintOptions): unknown[] {
  const blocks = mapInlines(text, (inlines) =>
    inlines.map((inline) => printInline(inline, options)),
  )
  return blocks.map((block) =>
    block.type === 'heading' ? { ...block, level: options.headings.next(block.level) } : block,
  )
}

function printInline(inline: Inline, options: TextPrintOptions): Inline {
  switch (inline.type) {
    case 'text':
      return { ...inline, text: breakRuns(inline.text) }
    case 'image':
      return { ...inline, imageId: options.imageFile(inline.imageId), alt: inline.alt }
    case 'code':
      return { ...inline, text: breakRuns(inline.text) }
    case 'break':
      return inline
    default:
      return { ...inline, children: inline.children.map((child) => printInline(child, options)) }
  }
}

/**
 * A run without a space would leave the page, and beyond 32,767 bytes PDF/A forbids it. A zero-width
 * space lets a line end inside of it.
 */
export const breakRuns = (text: string, { longest = 60, part = 30 } = {}): string =>
  text.length <= longest
    ? text
    : text.replace(/\S+/g, (run) =>
        run.length < longest
          ? run
          : (run.match(new RegExp(`.{1,${part}}`, 'gsu')) ?? []).join('\u200b'),
      )
