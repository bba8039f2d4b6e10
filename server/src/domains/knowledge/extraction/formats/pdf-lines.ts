import { cleanText } from '../clean-text.ts'

/** A run of characters as PDF places it; the matrix is that of its type, PDF 32000-1 section 9.4.4. */
interface Run {
  str: string
  transform: number[]
  width: number
  hasEOL: boolean
}

/** A line of text; lengths are points, and `y` counts from the bottom of the page. */
export interface Line {
  text: string
  left: number
  right: number
  y: number
  size: number
}

/** The dots of a table of contents. */
const leaders = /(?: ?\.){5,}/g

/** Lines in the order in which the page draws them, which for nearly all is the order to read. */
export function linesOf(runs: readonly Run[]): Line[] {
  const lines: Line[] = []
  let open: Line | null = null
  let openChars = 0
  const end = (): void => {
    const text = cleanText(open?.text ?? '')
      .replace(/\s+/g, ' ')
      .replace(leaders, ' …')
      .trim()
    if (open && text !== '') lines.push({ ...open, text })
    open = null
  }
  for (const { str, transform, width, hasEOL } of runs) {
    if (str !== '') {
      const [, , skew = 0, height = 0, left = 0, y = 0] = transform
      const size = Math.hypot(skew, height)
      open ??= { text: '', left, right: left, y, size: 0 }
      // The line is as large as most of it: an initial or a footnote mark is not its size.
      if (str.trim().length > openChars) {
        openChars = str.trim().length
        open.size = size
      }
      open.text += str
      open.right = Math.max(open.right, left + width)
    }
    if (hasEOL) {
      end()
      openChars = 0
    }
  }
  end()
  return lines
}
