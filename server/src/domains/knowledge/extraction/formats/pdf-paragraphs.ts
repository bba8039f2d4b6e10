import type { Line } from './pdf-lines.ts'

export interface Paragraph {
  text: string
  size: number
}

/** A gap this much larger than the usual one between lines parts two paragraphs. */
const gapScale = 1.35
const indentScale = 0.8
/** A line that ends before this share of the column ends its paragraph, if a sentence ends there. */
const shortScale = 0.8

const startsItem = /^(?:[•‣▪◦●○■□–·]|[-*] |\(?\d{1,3}[.)] )/u
const endsSentence = /[.!?:;。！？：…]["'”’»)\]]*$/u
/** Scripts that are written without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u

/** Lines put together where they are one paragraph; words that a hyphen parts at a line end are whole. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const usualGap = usualGapOf(lines)
  const columnRight = Math.max(0, ...lines.map(({ right }) => right))
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const open = paragraphs.at(-1)
    if (before && open && !isNewParagraph(before, line, usualGap, columnRight)) {
      open.text = joined(open.text, line.text)
    } else paragraphs.push({ text: line.text, size: line.size })
  }
  return paragraphs
}

function isNewParagraph(before: Line, line: Line, usualGap: number, columnRight: number): boolean {
  const gap = before.y - line.y
  if (gap < -line.size / 2) {
    // The next column, or what was drawn out of order: only an open sentence goes on there.
    return endsSentence.test(before.text) || isOtherSize(before, line)
  }
  if (isOtherSize(before, line) || gap > usualGap * gapScale) return true
  if (startsItem.test(line.text)) return true
  if (!endsSentence.test(before.text)) return false
  const isIndented = line.left > before.left + line.size * indentScale
  return isIndented || before.right < columnRight * shortScale
}

const isOtherSize = (before: Line, line: Line): boolean =>
  Math.abs(before.size - line.size) > 0.12 * Math.max(before.size, line.size)

/** The median of the gaps between lines of the same size, which is that within paragraphs. */
function usualGapOf(lines: readonly Line[]): number {
  const gaps: number[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const gap = before ? before.y - line.y : 0
    if (before && !isOtherSize(before, line) && gap > 0 && gap < 3 * line.size) gaps.push(gap)
  }
  gaps.sort((a, b) => a - b)
  // Where few lines follow each other the median is no paragraph's gap: then it is what type is set with.
  const size = lines[0]?.size ?? 0
  return gaps.length < 5 ? 1.25 * size : (gaps[gaps.length >> 1] ?? 0)
}

function joined(text: string, next: string): string {
  if (/\p{Ll}[-\u00ad‐]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
  const glue = unspaced.test(text.slice(-1)) && unspaced.test(next.slice(0, 1)) ? '' : ' '
  return text + glue + next
}
