import type { EventType } from '../../../platform/events/event.ts'
import { asPlainText, type Escape, fillText } from '../../../platform/expressions/text.ts'
import { parseInput } from '../../../platform/expressions/values.ts'

export interface SentEvent {
  id: string
  type: string
  createdAt: string
  data: unknown
}

/** Integers that a double cannot hold are texts, as in expressions. */
export const readEvent = (body: string): SentEvent => parseInput(body) as SentEvent

/**
 * What is said of an event: the template, or what Capstan says of it by itself. What comes from the event is
 * written by `write`, so that it says nothing to the program that shows it.
 *
 * @throws ExpressionFault for a place of the template that has no value
 */
export const wordsOf = (
  event: SentEvent,
  template: string | null,
  catalogue: readonly EventType[],
  write: Escape = asPlainText,
): string =>
  template === null
    ? write(sentenceOf(event, catalogue))
    : fillText(template, { event }, (text) => write(text.toWellFormed()))

/** One of your own has no sentence: the beginning of its data says more than its name alone. */
function sentenceOf({ type, data }: SentEvent, catalogue: readonly EventType[]): string {
  const eventType = catalogue.find((one) => one.type === type)
  if (!eventType) return cut(JSON.stringify(data), 500).toWellFormed()
  try {
    return (eventType.describe?.(data as never) ?? eventType.summary).toWellFormed()
  } catch {
    // What was expunged lacks what it would say.
    return eventType.summary
  }
}

/** At most so many UTF-16 units, without half a character at the end. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
