const capitals = new Set(['id', 'ids', 'url', 'pdf', 'api'])
const small = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'or', 'the', 'to'])

/** `externalId` → `External ID`, `base.reindexed` → `Base Reindexed`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[ ._]+/)
    .map((word) => word.toLowerCase())
  return words.map((word, at) => titled(word, at === 0)).join(' ')
}

const titled = (word: string, isFirst: boolean): string => {
  if (word === 'ids') return 'IDs'
  if (capitals.has(word)) return word.toUpperCase()
  if (!isFirst && small.has(word)) return word
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A sentence in the title case of a menu. */
export const title = (sentence: string): string =>
  sentence
    .split(' ')
    .map((word, at) =>
      word === word.toUpperCase() && word.length > 1 ? word : titled(word, at === 0),
    )
    .join(' ')
