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
