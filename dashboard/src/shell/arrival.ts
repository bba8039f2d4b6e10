import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * A new page begins at its top, and the focus stands at its heading, which is thereby read out. A page that
 * gives the focus to a field keeps it there; on the way back the router restores where the page stood.
 */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        const main = document.querySelector('main')
        if (!fromLocation || !pathChanged || !main) return
        if (toLocation.state.__TSR_index > fromLocation.state.__TSR_index) scrollToTop(main)
        if (document.querySelector('dialog[open]') || main.contains(document.activeElement)) return
        const heading = main.querySelector<HTMLElement>('h1')
        ;(heading ?? main).focus({ preventScroll: true })
      }),
    [router],
  )
}

function scrollToTop(main: HTMLElement): void {
  for (const one of [main, ...main.querySelectorAll('[data-scroller]')]) one.scrollTop = 0
}
