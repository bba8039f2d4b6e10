import { isRightToLeft } from './glyph.ts'

/**
 * In reversed text: letters written from left to right with the characters between them, and numbers after them.
 * Brackets after such letters are laid out with them (UAX #9, N0): "Markdown (UTF-8)".
 */
const latin =
  '(?:[\\)\\]\\}](?=[^\\u0590-\\u08ff\\(\\)\\[\\]\\{\\}]{1,100}[\\(\\[\\{][^\\u0590-\\u08ff]{0,20}[\\p{L}--[\\u0590-\\u08ff]]))?(?:[[\\p{L}\\p{N}]--[\\u0590-\\u08ff]][^\\u0590-\\u08ff]{0,400})?[\\p{L}--[\\u0590-\\u08ff]]'
const number = '\\p{Nd}(?:\\p{Nd}|[.,:\\/](?=\\p{Nd}))*'
/** UAX #9, W4 and W5: after Hebrew letters the signs of a number belong to it, after Arabic ones they do not. */
const hebrewNumber = '[$€£¥₪#%°]*\\p{Nd}(?:\\p{Nd}|[.,:\\/+\\-](?=\\p{Nd}))*[$€£¥₪#%°]*'
const bracket = '[\\(\\)\\[\\]\\{\\}]'
const arabicRuns = new RegExp(`(${latin}|${number})|${bracket}`, 'gv')
const hebrewRuns = new RegExp(`(${latin}|${hebrewNumber})|${bracket}`, 'gv')
/** From the first to the last letter of a right-to-left script. */
const rightRuns = /[\u0590-\u08ff](?:(?:\P{L}|[\u0590-\u08ff])*[\u0590-\u08ff])?/gu
const mirrored = new Map(
  Object.entries({ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' }),
)

/** Returns true if most letters of a text are written from right to left. */
function runsRightToLeft(text: string): boolean {
  if (!isRightToLeft(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter(isRightToLeft).length * 2 > letters.length
}

/** Layout direction of a page's lines. */
export interface Direction {
  isRightToLeft: boolean
  /** True for Arabic and related scripts, which lay out numbers differently than Hebrew. */
  isArabic: boolean
  /** True if brackets are encoded by their shape; null if the page does not show it. */
  isByShape: boolean | null
}

/** Detects the direction of a page from its lines in left-to-right order. */
export function directionOf(lines: readonly string[]): Direction {
  const text = lines.join('\n')
  const isArabic = hasArabic(text)
  const votes = lines.filter(isRightToLeft).map((line) => shapesIn(backwards(line), isArabic))
  const byShape = votes.filter((vote) => vote === true).length
  const byMeaning = votes.filter((vote) => vote === false).length
  const isByShape = byShape === byMeaning ? null : byShape > byMeaning
  return { isRightToLeft: runsRightToLeft(text), isArabic, isByShape }
}

/**
 * Converts a line from left-to-right layout to reading order: the reverse of the Unicode Bidirectional Algorithm (UAX
 * #9).
 */
export function logicalOrder(line: string, direction: Direction): string {
  // A number or a stray sign follows the direction of the page, and so does a name with its full stop before it.
  const isNeutral = !/\p{L}/u.test(line) || /^[.,:;!?](?=.*\p{L}$)/u.test(line)
  const isPageRightToLeft = direction.isRightToLeft
  if (!isRightToLeft(line)) {
    return isPageRightToLeft && isNeutral ? reversed(line, direction) : line
  }
  return isPageRightToLeft || runsRightToLeft(line)
    ? reversed(line, direction)
    : line.replace(rightRuns, (run) => reversed(run, direction))
}

function reversed(text: string, { isArabic, isByShape }: Direction): string {
  const back = backwards(text)
  const isArabicLine = isRightToLeft(text) ? hasArabic(text) : isArabic
  const runs = isArabicLine ? arabicRuns : hebrewRuns
  const isMirrored = shapesIn(back, isArabicLine) ?? isByShape ?? false
  return back.replace(runs, (found, run: string | undefined) =>
    run === undefined ? (isMirrored && mirrored.get(found)) || found : backwards(run),
  )
}

const hasArabic = (text: string): boolean => /[\u0600-\u07bf]/.test(text)

const backwards = (text: string): string => [...text].reverse().join('')

/**
 * Detects how brackets are encoded. Some programs use their shape, others their meaning: if a pair in reversed text
 * closes before it opens, it is by shape. Null if no pair decides.
 */
function shapesIn(back: string, isArabic: boolean): boolean | null {
  const outside = back.replace(isArabic ? arabicRuns : hebrewRuns, (found, run) =>
    run === undefined ? found : '',
  )
  const [opening, closing] = [outside.search(/[([{]/), outside.search(/[)\]}]/)]
  return opening < 0 || closing < 0 ? null : closing < opening
}
