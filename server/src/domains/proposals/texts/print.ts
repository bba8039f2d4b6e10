import { type FilledText, type HeadingLevels, type Inline, mapInlines } from './tree.ts'

export interface TextPrintOptions {
  /** Returns the file name of a stored picture in the document. */
  imageFile: (imageId: string) => string
  headings: HeadingLevels
}

/** Converts a text to data for the PDF template. It has no markup, so nothing in it is interpreted. */
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
 * Breaks long runs without a space, which would leave the page; PDF/A also forbids more than 32,767 bytes. A zero-width
 * space lets a line end inside the run.
 */
export const breakRuns = (text: string, { longest = 60, part = 30 } = {}): string =>
  text.length <= longest
    ? text
    : text.replace(/\S+/g, (run) =>
        run.length < longest
          ? run
          : (run.match(new RegExp(`.{1,${part}}`, 'gsu')) ?? []).join('\u200b'),
      )
