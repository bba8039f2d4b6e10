import { type Warning, warn } from '../../warnings.ts'
import type { ScannedPage } from '../pdf/scanned-pages.ts'
import { nameOfPages } from './pages.ts'

/** Percentage below which about one word in ten on a page is wrong. */
const sureConfidence = 75

/** Warns about picture pages without text: those that recognition did not read, by reason, or all if it is off. */
export function unreadPages(
  pictured: readonly number[],
  scans: ReadonlyMap<number, ScannedPage>,
): Warning[] {
  const byFault = new Map<string, number[]>()
  for (const number of pictured) {
    const scan = scans.get(number)
    if (scan && 'page' in scan) continue
    const fault = scan ? ` Text recognition did not read it: ${scan.fault}.` : ''
    byFault.set(fault, [...(byFault.get(fault) ?? []), number])
  }
  return [...byFault].map(([fault, numbers]) => {
    const where = nameOfPages(numbers)
    const is =
      numbers.length === 1
        ? 'is a picture without text, such as a scan.'
        : 'are pictures without text, such as scans.'
    const advice =
      fault === ''
        ? ` Run text recognition over ${numbers.length === 1 ? 'it' : 'them'} and add the result.`
        : numbers.length === 1
          ? fault
          : fault.replace('read it: it', 'read them: each').replace('read it', 'read them')
    return warn('pages_without_text', `${capital(where)} ${is}${advice}`, where)
  })
}

/** Warns about pages that recognition read: all of them, and those with low confidence. */
export function recognizedPages(scans: ReadonlyMap<number, ScannedPage>): Warning[] {
  const read = [...scans].flatMap(([number, scan]) =>
    'page' in scan ? [{ number, confidence: scan.confidence }] : [],
  )
  const sure = read.filter(({ confidence }) => confidence >= sureConfidence)
  const where = nameOfPages(sure.map(({ number }) => number))
  const were = sure.length === 1 ? 'was' : 'were'
  const message = `${capital(where)} ${were} read by text recognition, which can confuse letters.`
  return [
    ...(sure.length > 0 ? [warn('ocr', message, where)] : []),
    ...read
      .filter(({ confidence }) => confidence < sureConfidence)
      .map(({ number, confidence }) =>
        warn(
          'ocr_uncertain',
          `Text recognition is ${Math.round(confidence)} % sure of page ${number}. Compare its text with the page, or scan it again at 300 dots an inch.`,
          `page ${number}`,
        ),
      ),
  ]
}

/** Warns about pages with fonts that do not identify their characters. */
export function lostText(unreadable: readonly number[]): Warning[] {
  if (unreadable.length === 0) return []
  const where = nameOfPages(unreadable)
  const message = `Text on ${where} was left out, because its font does not identify its characters. Export the PDF again with searchable text, or run text recognition over it.`
  return [warn('characters_unreadable', message, where)]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
