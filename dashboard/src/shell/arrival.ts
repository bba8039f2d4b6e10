import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Whoever comes to another page by its link stands at its heading, which is thereby read out. What a page
 * gives the focus to by itself keeps it.
 */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const main = document.querySelector('main')
        if (!fromLocation || !pathChanged || !main) return
        if (document.querySelector('dialog[open]') || main.contains(document.activeElement)) return
        const heading = main.querySelector<HTMLElement>('h1')
        ;(heading ?? main).focus({ preventScroll: true })
      }),
    [router],
  )
}
