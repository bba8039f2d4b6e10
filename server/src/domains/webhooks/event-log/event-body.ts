import { parseExactly } from './exact-json.ts'
import type { Event } from './schema.ts'

/** An event that prints as its stored bytes, or deliveries and lists would differ in long numbers. */
export const readBody = (body: string): Event => parseExactly(body) as Event
