import { isRightToLeft } from './glyph.ts'

/**
 * Backwards: letters from left to right with what stands between them, and the numbers after them. Brackets that
 * follow such letters are laid out with them (UAX #9, N0): "Markdown (UTF-8)".
 */
const latin =
  '(?:[\\)\\]\\}](?=[^\\u0590-\\u08ff\\(\\)\\[\\]\\{\\}]{1,100}[\\(\\[\\{][^\\u0590-\\u08ff]{0,20}[\\p{L}--[\\u0590-\\u08ff]]))?(?:[[\\p{L}\\p{N}]--[\\u0590-\\u08ff]][^\\u0590-\\u08ff]{0,400})?[\\p{L}--[\\u0590-\\u08ff]]'
const number = '\\p{Nd}(?:\\p{Nd}|[.,:\\/](?=\\p{Nd}))*'
/** UAX #9, W4 and W5: after Hebrew letters the signs of a number are part of it, after Arabic ones not. */
const hebrewNumber = '[$€£¥₪#%°]*\\p{Nd}(?:\\p{Nd}|[.,:\\/+\\-](?=\\p{Nd}))*[$€£¥₪#%°]*'
const bracket = '[\\(\\)\\[\\]\\{\\}]'
const arabicRuns = new RegExp(`(${latin}|${number})|${bracket}`, 'gv')
const hebrewRuns = new RegExp(`(${latin}|${hebrewNumber})|${bracket}`, 'gv')
/** From the first to the last letter of a script that runs from right to left. */
const rightRuns = /[\u0590-\u08ff](?:(?:\P{L}|[\u0590-\u08ff])*[\u0590-\u08ff])?/gu
const mirrored = new Map(
  Object.entries({ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' }),
)

/** Whether most letters of a text are written from right to left. */
function runsRightToLeft(text: string): boolean {
  if (!isRightToLeft(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter(isRightToLeft).length * 2 > letters.length
}

/** How the lines of a page are laid out. */
export interface Direction {
  isRightToLeft: boolean
  /** Arabic and its sisters lay numbers out otherwise than Hebrew. */
  isArabic: boolean
  /** Whether brackets are named by their shape; null where the page does not tell. */
  isByShape: boolean | null
}

/** The direction of a page, from its lines as they stand from left to right. */
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
 * A line as it stands from left to right, put into the order in which it is read: the reverse of what the
 * Unicode Bidirectional Algorithm (UAX #9) does to lay it out.
 */
export function logicalOrder(line: string, direction: Direction): string {
  // A number or a stray sign is laid out as the page is; so is a name that its full stop stands before.
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
 * Some programs name a bracket by its shape, others by its meaning: backwards, a pair that closes before it opens
 * is named by its shape. Null where no pair tells.
 */
function shapesIn(back: string, isArabic: boolean): boolean | null {
  const outside = back.replace(isArabic ? arabicRuns : hebrewRuns, (found, run) =>
    run === undefined ? found : '',
  )
  const [opening, closing] = [outside.search(/[([{]/), outside.search(/[)\]}]/)]
  return opening < 0 || closing < 0 ? null : closing < opening
}
