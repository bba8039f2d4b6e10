import type { LineJoiner } from './hyphens.ts'
import type { TextLine } from './lines.ts'

export interface Paragraph {
  /** Lines that the author ended, each printed on one or more lines. */
  lines: string[]
  size: number
  bold: boolean
  /** Left edge of its first line. */
  left: number
  /** Number of printed lines. */
  printed: number
  /** True if the space before it is larger than usual, or if it is the first. */
  isApart: boolean
}

/** Factor of the usual gap between lines above which two paragraphs are separate. */
const gapScale = 1.35
const indentScale = 0.8
/** Share of the column. A line that ends before it ends its paragraph, if a sentence ends there. */
const shortScale = 0.8

const startsItem = /^(?:[•‣▪◦●○■□–·☐☑☒]|[-*] |\(?(?:\d{1,3}|\p{L})[.)] |\[[ x]\] )/u
const endsSentence = /[.!?:;。！？：…]["'”’»)\]]*$/u

/** Joins lines that are one paragraph. */
export function paragraphsOf(lines: readonly TextLine[], join: LineJoiner): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const usualGap = usualGapOf(lines)
  const stacks = stacksOf(lines, usualGap)
  const columnLeft = stacks.reduce((least, { left }) => Math.min(least, left), Infinity)
  const columnRight = stacks.reduce((most, { right }) => Math.max(most, right), -Infinity)
  const short = columnLeft + shortScale * (columnRight - columnLeft)
  let open: string[] = []
  const endLine = (): void => {
    if (open.length > 0) paragraphs.at(-1)?.lines.push(join(open))
    open = []
  }
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const paragraph = paragraphs.at(-1)
    const isNew = !before || !paragraph || isNewParagraph(before, line, paragraph, usualGap, short)
    if (isNew) {
      endLine()
      const { size, bold, left } = line
      const isApart = !before || isFar(before, line, usualGap)
      paragraphs.push({ lines: [], size, bold, left, printed: 1, isApart })
    } else {
      paragraph.printed += 1
      paragraph.bold &&= line.bold
      if (line.y > before.y && isBroken(before, line, stacks[index - 1])) endLine()
    }
    open.push(line.text)
  }
  endLine()
  return paragraphs
}

const isFar = (before: TextLine, line: TextLine, usualGap: number): boolean => {
  const gap = line.y - before.y
  return gap > usualGap * gapScale || gap < -line.size / 2
}

function isNewParagraph(
  before: TextLine,
  line: TextLine,
  open: Paragraph,
  usualGap: number,
  short: number,
): boolean {
  const gap = line.y - before.y
  if (gap < -line.size / 2) {
    // The next column: only an unfinished sentence continues there.
    return endsSentence.test(before.text) || isOtherSize(before, line) || startsItem.test(line.text)
  }
  if (isOtherSize(before, line) || gap > usualGap * gapScale) return true
  if (startsItem.test(line.text)) return true
  if (before.bold !== line.bold && (open.bold || line.bold)) return true
  const isItem =
    startsItem.test(open.lines[0] ?? before.text) && open.left > line.left + 0.3 * line.size
  if (isItem) return true
  if (!endsSentence.test(before.text)) return false
  const isIndented = line.left > before.left + line.size * indentScale && open.printed > 1
  return isIndented || before.right < short
}

const isOtherSize = (before: TextLine, line: TextLine): boolean =>
  Math.abs(before.size - line.size) > 0.12 * Math.max(before.size, line.size)

interface Stack {
  left: number
  right: number
}

/** Returns the reach of the surrounding lines for each line. */
function stacksOf(lines: readonly TextLine[], usualGap: number): Stack[] {
  const stacks: Stack[] = []
  let stack: Stack = { left: 0, right: 0 }
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const isNew = !before || isFar(before, line, usualGap) || isOtherSize(before, line)
    if (isNew) stack = { left: line.left, right: line.right }
    stack.left = Math.min(stack.left, line.left)
    stack.right = Math.max(stack.right, line.right)
    stacks.push(stack)
  }
  return stacks
}

/** Returns true if a line ended before it was full: the first word of the next line would easily have fit. */
function isBroken(before: TextLine, line: TextLine, stack: Stack | undefined): boolean {
  if (!stack) return false
  const room = stack.right - before.right - line.firstWidth
  return (
    room > 0.15 * (stack.right - stack.left) &&
    room > 3 * line.size &&
    !/[-‐\u00ad]$/.test(before.text)
  )
}

/**
 * Returns the lower quartile of the gaps between lines of the same size. In lists of short paragraphs, the median would
 * be the gap between paragraphs.
 */
function usualGapOf(lines: readonly TextLine[]): number {
  const gaps: number[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const gap = before ? line.y - before.y : 0
    if (before && !isOtherSize(before, line) && gap > 0 && gap < 3 * line.size) gaps.push(gap)
  }
  gaps.sort((a, b) => a - b)
  // With few consecutive lines, all gaps may be those of paragraphs; then use the usual leading.
  const size = lines[0]?.size ?? 0
  return gaps.length < 5 ? 1.25 * size : (gaps[gaps.length >> 2] ?? 0)
}
