import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const source = join(import.meta.dirname, '../src')
/** The overview is the page that most people see first. */
const firstModules = ['shell/shell.tsx', 'pages/overview/overview.tsx'].map((file) =>
  join(source, file),
)

/** Returns the modules of the dashboard that the shell and the overview need before they show. */
function firstPageOf(graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id) || id.includes('/node_modules/')) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  for (const id of firstModules) add(id)
  return found
}

let firstPage: Set<string> | undefined
function isOfFirstPage(id: string, graph: ModuleGraph): boolean {
  firstPage ??= firstPageOf(graph)
  return firstPage.has(id)
}

const domainOf = (id: string): string | undefined => /\/src\/pages\/([\w-]+)\//.exec(id)?.[1]

/**
 * The groups of modules that share a file. HTTP/1.1 loads six files at a time, and each costs a round trip, so
 * modules that many pages share come together. A module that no group takes is a file of its own, if pages share it.
 */
export const chunkGroups = [
  // What loads chunks: the pages of docs need it, and nothing of the client.
  { name: 'preload', test: /vite\/preload-helper/ },
  // What every page needs, sign-in included.
  { name: 'index', tags: ['$initial' as const], test: /^(?!.*\/docs-site\/)/ },
  {
    name: (id: string, graph: ModuleGraph) => (isOfFirstPage(id, graph) ? 'frame' : null),
    test: /\/dashboard\/src\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'icons',
    test: /\/lucide-react\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'ui',
    test: /\/dashboard\/src\/ui\//,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string) => domainOf(id)?.concat('-shared') ?? null,
    test: /\/dashboard\/src\/pages\//,
    minShareCount: 3,
    maxModuleSize: 1_500,
    includeDependenciesRecursively: false,
  },
]
