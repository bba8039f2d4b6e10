import type { Cause } from '../../../platform/events/cause.ts'
import { parseExactly } from './exact-json.ts'
import type { Event } from './schema.ts'

/** An event that prints as its stored bytes, or deliveries and lists would differ in long numbers. */
export const readBody = (body: string): Event => parseExactly(body) as Event

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
