import type { EventType } from '../../../platform/events/event.ts'
import { asPlainText, type Escape, fillText } from '../../../platform/expressions/text.ts'
import { parseInput } from '../../../platform/expressions/values.ts'

export interface SentEvent {
  id: string
  type: string
  createdAt: string
  data: unknown
}

/** Parses an event. Integers that a double cannot hold become texts, as in expressions. */
export const readEvent = (body: string): SentEvent => parseInput(body) as SentEvent

/**
 * Returns the text of an event: from the template, or Capstan's own. `write` escapes values of the event, so that they
 * cannot format or link anything in the chat.
 *
 * @throws ExpressionFault if a placeholder of the template has no value
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

/** Returns the sentence of an event. A custom event has none, so the beginning of its data is shown. */
function sentenceOf({ type, data }: SentEvent, catalogue: readonly EventType[]): string {
  const eventType = catalogue.find((one) => one.type === type)
  if (!eventType) return cut(JSON.stringify(data), 500).toWellFormed()
  try {
    return (eventType.describe?.(data as never) ?? eventType.summary).toWellFormed()
  } catch {
    // An expunged event lacks the data for its sentence.
    return eventType.summary
  }
}

/** Cuts a text to this many UTF-16 units, without half a character at the end. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
