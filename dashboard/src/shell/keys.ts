import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { places } from './navigation.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null

/** Within which the second key of two counts, in milliseconds. */
const togetherMs = 1_200

const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K'

interface Doors {
  openPalette(): void
  openShortcuts(): void
}

/** All that works without a mouse, in words; the dialog behind `?` shows it. */
export const shortcuts: readonly [keys: string, what: string][] = [
  [paletteKeys, 'Go anywhere, create anything'],
  ['/', 'Search on this page, or everywhere'],
  ['?', 'Show these shortcuts'],
  ['Esc', 'Close what is open'],
  ...places.map(({ key, title }): [string, string] => [`g ${key}`, `Go to ${title}`]),
]

/** What keys do wherever nobody types: the palette, the shortcuts, `g` and a letter, the search. */
export function useKeys({ openPalette, openShortcuts }: Doors): void {
  const navigate = useNavigate()
  useEffect(() => {
    let leaderAt = Number.NEGATIVE_INFINITY
    const onKey = (event: KeyboardEvent): void => {
      const hasDialog = document.querySelector('dialog[open]') !== null
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        if (!hasDialog) openPalette()
        return
      }
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return
      if (hasDialog || document.querySelector('[role="menu"]')) return
      const place = places.find(({ key }) => key === event.key)
      if (place && event.timeStamp - leaderAt < togetherMs) void navigate({ to: place.to })
      leaderAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (event.key === '?') openShortcuts()
      if (event.key !== '/') return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
      if (field) field.focus()
      else openPalette()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, openPalette, openShortcuts])
}
