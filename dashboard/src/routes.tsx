import { createRouter } from '@tanstack/react-router'
import { root, shell } from './page.ts'
import { entryPages } from './pages/entry/index.ts'
import { domains } from './pages/index.ts'

interface WithPages {
  pages: readonly object[]
}

/** The pages of all domains as one tuple, so that the router knows each path and its parameters. */
type PagesOf<List extends readonly WithPages[]> = List extends readonly [
  infer First extends WithPages,
  ...infer Rest extends readonly WithPages[],
]
  ? [...First['pages'], ...PagesOf<Rest>]
  : []

function pagesOf<const List extends readonly WithPages[]>(list: List): PagesOf<List>
function pagesOf(list: readonly WithPages[]): unknown {
  return list.flatMap(({ pages }) => pages)
}

/** The whole map of the dashboard. */
export const router = createRouter({
  routeTree: root.addChildren([...entryPages, shell.addChildren(pagesOf(domains))]),
  context: { domains },
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch: (address) => Object.fromEntries(new URLSearchParams(address)),
  stringifySearch(search) {
    const present = Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== '',
    )
    const address = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
    return address.size > 0 ? `?${address}` : ''
  },
})

// Links and navigations are checked against the map: their paths and their parameters.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
