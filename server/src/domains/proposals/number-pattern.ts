import { calendarDay } from './calendar-day.ts'

/**
 * The number of a proposal, from a pattern such as `P-{YYYY}-{0000}`. What stands in braces is the year in four or
 * two digits, the month, and the counter in at least as many digits as it has zeros. The counter begins anew with
 * each text that the date gives the rest.
 */
const field = /\{(YYYY|YY|MM|0{1,9})\}/g

const maxCharacters = 40

/** What is wrong with a pattern, as the end of a sentence that begins with it; null when nothing is. */
export function faultOfPattern(pattern: string): string | null {
  const rest = pattern.replaceAll(field, '')
  const counters = pattern.match(/\{0{1,9}\}/g) ?? []
  if (pattern.length > maxCharacters) return `has more than ${maxCharacters} characters`
  if (/[{}]/.test(rest)) return 'knows {YYYY}, {YY}, {MM} and one counter such as {0000}'
  if (counters.length !== 1) return 'needs exactly one counter such as {0000}'
  // "P-2026" + 11 and "P-202611" + 1 would be equal.
  if (/[\d}]\{0|0\}[\d{]/.test(pattern))
    return 'needs a character between the counter and other digits'
  if (!/^[\p{L}\p{N}\p{P}\p{S} ]*$/u.test(rest)) return 'holds a character that does not print'
  return null
}

/** The pattern with its date filled in, under which numbers are counted: `P-2026-{0}`. */
export interface NumberSeries {
  key: string
  /** The number of one count: `P-2026-0007`. */
  write(count: number): string
}

export function seriesAt(pattern: string, now: Date, timeZone: string): NumberSeries {
  const [year = '', month = ''] = calendarDay(timeZone, now).split('-')
  const dated = pattern
    .replaceAll('{YYYY}', year)
    .replaceAll('{YY}', year.slice(-2))
    .replaceAll('{MM}', month)
  const zeros = /\{(0+)\}/.exec(dated)?.[1] ?? '0'
  const [before = '', after = ''] = dated.split(`{${zeros}}`)
  return {
    key: `${before}{0}${after}`,
    write: (count) => before + String(count).padStart(zeros.length, '0') + after,
  }
}
