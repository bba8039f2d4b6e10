import type { Cause, EventType } from '../../../platform/events/event.ts'
import { hasScope, type Principal } from '../../../platform/operations/principal.ts'
import type { Event } from './schema.ts'

/** JSON.parse with source text access, ECMAScript 2026; TypeScript does not know it yet. */
interface SourceText {
  parse(text: string, reviver: (key: string, value: unknown, context: Context) => unknown): unknown
  rawJSON(text: string): object
}
interface Context {
  source?: string
}
const { parse, rawJSON } = JSON as unknown as SourceText

/** What prints as it was written: a number that a double cannot hold, such as 9007199254740993, stays. */
export const parseExactly = (text: string): unknown =>
  parse(text, (_key, value, { source = '' }) =>
    typeof value === 'number' && JSON.stringify(value) !== source ? rawJSON(source) : value,
  )

/** An event that prints as its stored bytes, or deliveries and lists would differ in long numbers. */
export const readBody = (body: string): Event => parseExactly(body) as Event

/** Returns the scope of the data of an event type that the principal lacks; undefined if they may read it. */
export function missingScope(
  type: string,
  { catalogue, principal }: { catalogue: readonly EventType[]; principal: Principal },
): string | undefined {
  const scope = catalogue.find((one) => one.type === type)?.scope
  return scope === undefined || hasScope(principal, scope) ? undefined : scope
}

/** Returns an event as the principal may read it: without its data if they lack the scope. */
export function showBody(body: string, by: Parameters<typeof missingScope>[1]): Event {
  const event = readBody(body)
  const scope = missingScope(event.type, by)
  return scope === undefined ? event : { ...event, data: null, missingScope: scope }
}

/** What stands before the data of an event, which may be long: it is read only by those who want it. */
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
