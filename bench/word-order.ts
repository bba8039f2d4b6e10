/** F1 over words in their order, by the longest common subsequence. */
export function orderedF1(expected: readonly string[], found: readonly string[]): number {
  let last = new Uint16Array(found.length + 1)
  for (const word of expected) {
    const row = new Uint16Array(found.length + 1)
    for (const [index, other] of found.entries()) {
      row[index + 1] =
        word === other ? (last[index] ?? 0) + 1 : Math.max(last[index + 1] ?? 0, row[index] ?? 0)
    }
    last = row
  }
  return (2 * (last.at(-1) ?? 0)) / (expected.length + found.length)
}

/** Words with the signs inside of them: "14/05/2026", "e-mail", "1,204". */
export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}.,:/@%-]|\u200c|\u200d)*(?<![.,:])/gu) ?? []
