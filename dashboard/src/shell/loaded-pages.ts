import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { idle } from '../idle.ts'
import { navItemsOf, useDomains } from './domains.ts'

/** After the first page has what it needs; the network is idle by then. */
const waitMs = 4_000

/** Loads the code of the pages of the navigation, so that it works when the connection is lost. */
export function useLoadedPages(): void {
  const router = useRouter()
  const domains = useDomains()
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      for (const { to } of navItemsOf(domains)) {
        const route = Object.entries(router.routesByPath).find(([path]) => path === to)?.[1]
        await idle()
        if (isGone) return
        // A page that fails to load now says so when it is opened.
        if (route) await router.loadRouteChunk(route)?.catch(() => {})
      }
    }
    const timer = setTimeout(() => void load(), waitMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [router, domains])
}
