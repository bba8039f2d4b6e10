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

/**
 * An event that prints as its stored bytes: a number that a double cannot hold stays as it was
 * written, such as 9007199254740993, or deliveries and lists would differ in it.
 */
export const readBody = (body: string): Event =>
  parse(body, (_key, value, { source = '' }) =>
    typeof value === 'number' && JSON.stringify(value) !== source ? rawJSON(source) : value,
  ) as Event
