import { isRightToLeft } from './characters.ts'

/** Backwards: letters from left to right with what stands between them, and the numbers after them. */
const latin =
  '(?:[[\\p{L}\\p{N}]--[\\u0590-\\u08ff]][^\\u0590-\\u08ff]{0,400})?[\\p{L}--[\\u0590-\\u08ff]]'
const number = '\\p{Nd}(?:\\p{Nd}|[.,:\\/](?=\\p{Nd}))*'
/** UAX #9, W4 and W5: after Hebrew letters the signs of a number are part of it, after Arabic ones not. */
const hebrewNumber = '[$€£¥₪#%°]*\\p{Nd}(?:\\p{Nd}|[.,:\\/+\\-](?=\\p{Nd}))*[$€£¥₪#%°]*'
const arabicRuns = new RegExp(`${latin}|${number}`, 'gv')
const hebrewRuns = new RegExp(`${latin}|${hebrewNumber}`, 'gv')
/** From the first to the last letter of a script that runs from right to left. */
const rightRuns = /[\u0590-\u08ff](?:(?:\P{L}|[\u0590-\u08ff])*[\u0590-\u08ff])?/gu
const mirrored = new Map(
  Object.entries({ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' }),
)

/** Whether most letters of a text are written from right to left. */
export function runsRightToLeft(text: string): boolean {
  if (!isRightToLeft(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter(isRightToLeft).length * 2 > letters.length
}

/**
 * A line as it stands from left to right, put into the order in which it is read: the reverse of what the
 * Unicode Bidirectional Algorithm (UAX #9) does to lay it out.
 */
export function logicalOrder(line: string, isPageRightToLeft: boolean): string {
  // A number or a stray sign is laid out as the page is; so is a name that its full stop stands before.
  const isNeutral = !/\p{L}/u.test(line) || /^[.,:;!?](?=.*\p{L}$)/u.test(line)
  if (!isRightToLeft(line)) return isPageRightToLeft && isNeutral ? reversed(line) : line
  return isPageRightToLeft || runsRightToLeft(line)
    ? reversed(line)
    : line.replace(rightRuns, reversed)
}

function reversed(text: string): string {
  const runs = /[\u0600-\u07bf]/.test(text) ? arabicRuns : hebrewRuns
  return withBrackets(backwards(text)).replace(runs, backwards)
}

const backwards = (text: string): string => [...text].reverse().join('')

/** Some programs name a bracket by its shape, others by its meaning: where one closes before any opens, by its shape. */
function withBrackets(text: string): string {
  const opening = text.search(/[([{]/)
  const closing = text.search(/[)\]}]/)
  const isByShape = closing >= 0 && (opening < 0 || closing < opening)
  return isByShape
    ? text.replace(/[()[\]{}]/g, (bracket) => mirrored.get(bracket) ?? bracket)
    : text
}
