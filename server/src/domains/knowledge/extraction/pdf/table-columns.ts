import { isFigure } from './figures.ts'
import type { LineSegment } from './segments.ts'
import type { HorizontalSpan } from './shapes.ts'

/** Share of the type size. No space between words is as wide. */
export const cellGap = 0.5

/**
 * Finds the columns of rows by the text in most rows. A line across columns, such as a header of several or a long
 * label, counts only with its share of the rows.
 */
export function columnsOf(rows: readonly (readonly LineSegment[])[]): HorizontalSpan[] {
  const most = Math.max(...rows.map((row) => row.length))
  const typical = rows.filter((row) => row.length >= Math.max(2, 0.6 * most))
  const edges: { x: number; step: number }[] = []
  for (const { left, right } of typical.flat().flatMap(partsOf)) {
    edges.push({ x: left, step: 1 }, { x: right, step: -1 })
  }
  edges.sort((a, b) => a.x - b.x || b.step - a.step)
  const few = typical.length >= 8 ? Math.floor(0.06 * typical.length) : 0
  const columns: HorizontalSpan[] = []
  let covering = 0
  for (const { x, step } of edges) {
    const before = covering
    covering += step
    if (before <= few && covering > few) columns.push({ left: x, right: x })
    const open = columns.at(-1)
    if (open && before > few && covering <= few) open.right = x
  }
  return columns
}

/** Splits a segment where a label nearly touches a figure. A sign can be far from its own figure. */
function partsOf({ words, size }: LineSegment): HorizontalSpan[] {
  const parts: HorizontalSpan[] = []
  for (const [index, { text, left, right }] of words.entries()) {
    const [last, before] = [parts.at(-1), words[index - 1]?.text ?? '']
    const isLabelled =
      (isFigure(text) && /\p{L}/u.test(before)) || (isFigure(before) && /\p{L}/u.test(text))
    if (last && !(isLabelled && left - last.right > cellGap * size)) {
      last.right = Math.max(last.right, right)
    } else parts.push({ left, right })
  }
  return parts
}
