import type { Cause, EventType } from '../../../platform/events/event.ts'
import { hasScope, type Principal } from '../../../platform/operations/principal.ts'
import type { Event } from './schema.ts'

/** JSON.parse with source text access (ECMAScript 2026), which TypeScript's types lack. */
interface SourceText {
  parse(text: string, reviver: (key: string, value: unknown, context: Context) => unknown): unknown
  rawJSON(text: string): object
}
interface Context {
  source?: string
}
const { parse, rawJSON } = JSON as unknown as SourceText

/** Parses JSON so that it prints unchanged: a number that a double cannot hold, such as 9007199254740993, is kept. */
export const parseExactly = (text: string): unknown =>
  parse(text, (_key, value, { source = '' }) =>
    typeof value === 'number' && JSON.stringify(value) !== source ? rawJSON(source) : value,
  )

/**
 * Parses an event so that it prints as its stored bytes. Otherwise deliveries and lists would differ in long numbers.
 */
export const readBody = (body: string): Event => parseExactly(body) as Event

/** Returns the scope for the data of an event type if the principal lacks it; undefined if they may read the data. */
export function missingScope(
  type: string,
  { catalogue, principal }: { catalogue: readonly EventType[]; principal: Principal },
): string | undefined {
  const scope = catalogue.find((one) => one.type === type)?.scope
  return scope === undefined || hasScope(principal, scope) ? undefined : scope
}

/** Returns an event as the principal may read it, without its data if they lack the scope. */
export function showBody(body: string, by: Parameters<typeof missingScope>[1]): Event {
  const event = readBody(body)
  const scope = missingScope(event.type, by)
  return scope === undefined ? event : { ...event, data: null, missingScope: scope }
}

/** Fields before the data of an event. The data may be long and is parsed only on demand. */
export interface EventHead {
  id: string
  type: string
  createdAt: string
  causedBy?: Cause
}

export function readHead(body: string): EventHead {
  const end = body.indexOf(',"data":')
  return JSON.parse(end < 0 ? body : `${body.slice(0, end)}}`) as EventHead
}
