import { characters, type Drawing, type Glyph } from './glyph.ts'

/**
 * Maximum length of a text that replaces the glyphs of one cluster. Longer texts, for whole lines, keep their glyphs.
 */
const maxChars = 12

export interface MarkedContent {
  begin: (tag: string) => void
  end: () => void
  beginForm: () => void
  endForm: () => void
  /** Collects the glyphs that a text replaces. */
  group: () => Glyph[] | null
}

/**
 * Follows the marked content of a page. Its glyphs become one character if a text replaces them, because joined letters
 * and marks over letters do not have one character for each glyph.
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
      // Optional content is not counted, because the library also marks pictures with it.
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

/** Returns one glyph with the whole text and the width of its glyphs. */
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
