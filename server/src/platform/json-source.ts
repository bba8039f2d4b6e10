/** JSON.parse with source text access (ECMAScript 2026). TypeScript has no type for it yet. */
export const { parse: parseWithSource } = JSON as unknown as {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown
}
