import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { navItemsOf, useDomains } from './domains.ts'

/** After the first page has what it needs; the network is idle by then. */
const waitMs = 4_000

/** Loads the code of the pages of the navigation, so that it works when the connection is lost. */
export function useLoadedPages(): void {
  const router = useRouter()
  const domains = useDomains()
  useEffect(() => {
    const load = (): void => {
      for (const { to } of navItemsOf(domains)) {
        const route = Object.entries(router.routesByPath).find(([path]) => path === to)?.[1]
        // A page that fails to load now says so when it is opened.
        if (route) void router.loadRouteChunk(route)?.catch(() => {})
      }
    }
    const timer = setTimeout(load, waitMs)
    return () => clearTimeout(timer)
  }, [router, domains])
}
