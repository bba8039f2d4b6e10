/** The source of each number, ECMAScript 2026: TypeScript does not know it yet, nor do all browsers. */
declare global {
  interface JSON {
    parse(
      text: string,
      reviver: (key: string, value: unknown, context?: { source?: string }) => unknown,
    ): unknown
    rawJSON?: (text: string) => unknown
  }
}

/** JSON as people read it, each number as it came, and anything else as it came. */
export function laidOut(text: string): string {
  const { rawJSON } = JSON
  try {
    const value = JSON.parse(text, (_key, one, context) =>
      typeof one === 'number' && context?.source && rawJSON ? rawJSON(context.source) : one,
    )
    return JSON.stringify(value, null, 2)
  } catch {
    return text
  }
}

/** JSON in which an integer that a double cannot hold is a text, as expressions see it. @throws SyntaxError */
export const withDigits = (text: string): unknown =>
  JSON.parse(text, (_key, one, context) =>
    typeof one === 'number' && !Number.isSafeInteger(one) && /^-?\d+$/.test(context?.source ?? '')
      ? context?.source
      : one,
  )

/** One line a header. */
export const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
