/** One of them and those that say the same. */
export type Folded<T> = T & { duplicates: T[] }

/** Folds texts that are equal apart from case, spacing and punctuation into the first of them. */
export function foldDuplicates<T extends { text: string }>(items: readonly T[]): Folded<T>[] {
  const folded = new Map<string, Folded<T>>()
  for (const item of items) {
    const key = keyOf(item.text)
    const first = folded.get(key)
    if (first) first.duplicates.push(item)
    else folded.set(key, { ...item, duplicates: [] })
  }
  return [...folded.values()]
}

// A text of signs alone has nothing else to be told apart by.
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim() || text
