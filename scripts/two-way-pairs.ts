/** A module in the JSON report of dependency-cruiser. */
export interface Module {
  source: string
  dependencies: readonly { resolved: string }[]
}

/** Two sub-folders of one folder, in alphabetical order. */
export type Pair = readonly [one: string, other: string]

interface TwoWayPair {
  between: Pair
  /** `from → to` of each file, in both directions. */
  imports: string[]
}

/**
 * Finds the folders under `root`, at any depth, that import each other. Two folders are compared where
 * their paths part, each with all that is in it: `http/server` and `http/openapi`, or `audit` and `http`.
 * A file beside a folder is no folder, so `knowledge/index.ts` may import `knowledge/bases`, which may
 * import `knowledge/failures.ts`. The `circular` of dependency-cruiser with `scope: 'folder'` reports
 * just that as a circle between parent and child. Tests may import any folder.
 */
export function twoWayPairs(modules: readonly Module[], root: string): TwoWayPair[] {
  const importsByArrow = new Map<string, string[]>()
  for (const { source, dependencies } of modules) {
    if (!source.startsWith(root) || /[.]test[.]tsx?$/.test(source)) continue
    for (const { resolved } of dependencies) {
      if (!resolved.startsWith(root) || resolved === source) continue
      const entries = entriesOf(source, resolved)
      if (entries.includes(source) || entries.includes(resolved)) continue
      const arrow = entries.join(' → ')
      const imports = importsByArrow.get(arrow) ?? []
      importsByArrow.set(arrow, [...imports, `${source} → ${resolved}`])
    }
  }
  return [...importsByArrow].flatMap(([arrow, imports]) => {
    const [from = '', to = ''] = arrow.split(' → ')
    const back = importsByArrow.get(`${to} → ${from}`)
    return back && from < to
      ? [{ between: [from, to] as const, imports: [...imports, ...back] }]
      : []
  })
}

/** The entries that hold the two files in the nearest folder that holds both. */
function entriesOf(from: string, to: string): [string, string] {
  const [fromParts, toParts] = [from.split('/'), to.split('/')]
  const depth = fromParts.findIndex((part, index) => part !== toParts[index]) + 1
  return [fromParts.slice(0, depth).join('/'), toParts.slice(0, depth).join('/')]
}
