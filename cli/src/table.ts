import stringWidth from 'string-width'

/** Where nothing says how wide the reader's screen is. */
const longestCell = 60
/** The last column pushes nothing aside. */
const longestTail = 160
/** A narrower column tells nothing, the last one less than others: it holds what is longest. */
const narrowest = 8
const narrowestTail = 12

/**
 * The rows under their titles, as cells of equal width. On a screen of so many columns the last one gives way, and then
 * the widest, until all fit; the first stays, since ids are copied whole.
 */
export function layOutTable(rows: readonly (readonly string[])[], columns?: number): string[][] {
  const count = rows[0]?.length ?? 0
  const widest = Array.from({ length: count }, (_, at) => {
    const longest = at === count - 1 ? longestTail : longestCell
    const needed = Math.max(...rows.map((row) => stringWidth(row[at] ?? '')))
    return columns === undefined ? Math.min(needed, longest) : needed
  })
  const widths = columns === undefined ? widest : fit(widest, columns)
  return rows.map((row) =>
    row.map((cell, at) => {
      const shown = shorten(cell, widths[at] ?? 0)
      const isLast = at === count - 1
      return isLast ? shown : shown + ' '.repeat((widths[at] ?? 0) - stringWidth(shown))
    }),
  )
}

const gap = 2

function fit(widest: readonly number[], columns: number): number[] {
  const widths = [...widest]
  let excess = widths.reduce((sum, width) => sum + width + gap, -gap) - columns
  const last = widths.length - 1
  const taken = Math.min(Math.max(excess, 0), Math.max((widths[last] ?? 0) - narrowestTail, 0))
  if (last > 0) widths[last] = (widths[last] ?? 0) - taken
  excess -= taken
  while (excess > 0) {
    const [at = 0] = widths
      .keys()
      .drop(1)
      .toArray()
      .toSorted((one, two) => (widths[two] ?? 0) - (widths[one] ?? 0))
    const width = widths[at] ?? 0
    if (at === 0 || width <= narrowest) break
    widths[at] = width - 1
    excess -= 1
  }
  return widths
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
