import stringWidth from 'string-width'

/** Longest cell if the width of the terminal is unknown. */
const longestCell = 60
/** The last column pushes nothing aside. */
const longestTail = 160
/** A narrower column tells nothing, the last one less than others: it holds what is longest. */
const narrowest = 8
const narrowestTail = 12

/**
 * The rows under their titles, as cells of equal width. On a screen of so many columns the last one gives way, and then
 * the widest, until all fit; ids stay, since they are copied whole.
 */
export function layOutTable(rows: readonly (readonly string[])[], columns?: number): string[][] {
  const count = rows[0]?.length ?? 0
  const widest = Array.from({ length: count }, (_, at) => {
    const longest = at === count - 1 ? longestTail : longestCell
    const needed = Math.max(...rows.map((row) => stringWidth(row[at] ?? '')))
    return columns === undefined ? Math.min(needed, longest) : needed
  })
  const narrow = widest.map((width, at) => {
    const isWhole = at === 0 || rows.slice(1).every((row) => isId(row[at] ?? ''))
    return Math.min(width, isWhole ? width : at === count - 1 ? narrowestTail : narrowest)
  })
  const widths = columns === undefined ? widest : fit(widest, narrow, columns)
  return rows.map((row) =>
    row.map((cell, at) => {
      const shown = shorten(cell, widths[at] ?? 0)
      const isLast = at === count - 1
      return isLast ? shown : shown + ' '.repeat((widths[at] ?? 0) - stringWidth(shown))
    }),
  )
}

/** A prefixed id or a UUID, or the sign that there is none. */
const isId = (cell: string): boolean =>
  /^(?:[a-z]+_[0-9A-Za-z_-]{22,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|-)$/.test(cell)

const gap = 2

function fit(widest: readonly number[], narrow: readonly number[], columns: number): number[] {
  const widths = [...widest]
  const last = widths.length - 1
  const spareOf = (at: number): number => (widths[at] ?? 0) - (narrow[at] ?? 0)
  for (;;) {
    const excess = widths.reduce((sum, width) => sum + width + gap, -gap) - columns
    const able = widths
      .keys()
      .filter((at) => spareOf(at) > 0)
      .toArray()
    if (excess <= 0 || able.length === 0) return widths
    const at = able.includes(last)
      ? last
      : able.reduce((one, two) => ((widths[two] ?? 0) > (widths[one] ?? 0) ? two : one))
    const taken = at === last ? Math.min(excess, spareOf(at)) : 1
    widths[at] = (widths[at] ?? 0) - taken
  }
}

const graphemes = new Intl.Segmenter()

function shorten(text: string, width: number): string {
  if (stringWidth(text) <= width) return text
  let shown = ''
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(shown + segment) > width - 1) break
    shown += segment
  }
  return `${shown}…`
}

/** The text in lines of at most so many columns, parted at spaces; a longer word stands alone. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && stringWidth(`${line} ${word}`) <= columns) {
      lines[lines.length - 1] = `${line} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}
