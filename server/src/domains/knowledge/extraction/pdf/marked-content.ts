import { characters, type Drawing, type Glyph } from './glyph.ts'

/** Text that stands for the glyphs of one cluster; whole lines under one text keep their glyphs. */
const maxChars = 12

export interface MarkedContent {
  begin: (tag: string) => void
  end: () => void
  beginForm: () => void
  endForm: () => void
  /** Where glyphs go that a text stands for. */
  group: () => Glyph[] | null
}

/**
 * Follows the marked content of a page. Its glyphs become one character where a text stands for them: what
 * joins, and marks over letters, has no character for each glyph.
 */
export function createMarkedContent(
  texts: readonly (string | null)[],
  drawing: Drawing,
): MarkedContent {
  let [next, forms, depth] = [0, 0, 0]
  let open: { text: string; depth: number; glyphs: Glyph[] } | null = null
  return {
    begin(tag) {
      depth += 1
      // Optional content is not counted: the library marks pictures with it too.
      if (forms > 0 || tag === 'OC') return
      const text = texts[next] ?? ''
      next += 1
      if (!open && text !== '' && text.length <= maxChars && !/\s/.test(text)) {
        open = { text, depth, glyphs: [] }
      }
    },
    end() {
      if (open?.depth === depth) {
        drawing.glyphs.push(...joined(open.text, open.glyphs))
        open = null
      }
      depth -= 1
    },
    beginForm() {
      forms += 1
    },
    endForm() {
      forms -= 1
    },
    group: () => open?.glyphs ?? null,
  }
}

/** One glyph with all of the text, as wide as those that it is made of. */
function joined(text: string, glyphs: readonly Glyph[]): Glyph[] {
  const wide = glyphs.filter(({ width }) => width > 0)
  const all = wide.length > 0 ? wide : glyphs
  const [first] = all
  if (!first) return []
  if (first.angle !== 0) return glyphs.filter((glyph) => glyph.text !== '')
  const left = Math.min(...all.map(({ x }) => x))
  const right = Math.max(...all.map(({ x, width }) => x + width))
  return [{ ...first, text: characters(text), code: -1, x: left, width: right - left }]
}
