import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { NavItem } from '../page-domain.ts'
import { navItemsOf, useDomains } from './domains.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null

/** In milliseconds: the second key of two counts only this soon after the first. */
const togetherMs = 1_200

const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)
export const paletteKeys = isApple ? '⌘K' : 'Ctrl K'
const saveKeys = isApple ? '⌘S' : 'Ctrl S'
const sendKeys = isApple ? '⌘↵' : 'Ctrl ↵'

/** Returns the keyboard shortcuts in words, for the dialog behind `?`. */
export const shortcutsOf = (
  navItems: readonly NavItem[],
): readonly [group: string, rows: readonly [keys: string, what: string][]][] => [
  [
    'Anywhere',
    [
      [paletteKeys, 'Search or jump to'],
      ['/', 'Search this page'],
      ['F', 'Add a filter'],
      ['C', 'Create a new one'],
      ['?', 'Show these keys'],
      ['Esc', 'Close what is open'],
    ],
  ],
  [
    'In a list',
    [
      ['J', 'Next row'],
      ['K', 'Previous row'],
      ['X', 'Select the row'],
      ['↵', 'Open the row'],
      ['Space', 'Open the row beside the list'],
    ],
  ],
  [
    'In an editor',
    [
      [saveKeys, 'Save'],
      [sendKeys, 'Send'],
    ],
  ],
  [
    'Go to',
    navItems.map(({ key, title }): [string, string] => [
      `G ${key.toUpperCase()}`,
      `Go to ${title}`,
    ]),
  ],
]

interface Openers {
  openPalette(): void
  openShortcuts(): void
}

/** Binds the keys for the palette, the shortcuts, G and a letter, search and filter, while no text is typed. */
export function useKeys({ openPalette, openShortcuts }: Openers): void {
  const navigate = useNavigate()
  const domains = useDomains()
  useEffect(() => {
    const navItems = navItemsOf(domains)
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
      const item = navItems.find(({ key }) => key === event.key)
      if (item && event.timeStamp - leaderAt < togetherMs) {
        leaderAt = Number.NEGATIVE_INFINITY
        // A list has keys of its own: this one was the second of two.
        event.stopImmediatePropagation()
        void navigate({ to: item.to })
        return
      }
      leaderAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (event.key === '?') openShortcuts()
      if (event.key === 'f') openFilters()
      if (event.key === 'c') createNew(event)
      if (event.key !== '/') return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
      if (field) field.focus()
      else openPalette()
    }
    // Before the keys of what is on the page.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [navigate, domains, openPalette, openShortcuts])
}

/** Presses the plate of a list, or of the page that shows before there is one. */
function createNew(event: KeyboardEvent): void {
  const plate = document.querySelector<HTMLElement>(
    '[data-list-acts] > .plate, [data-empty] .plate',
  )
  // The letter is not for the field that opens.
  if (plate) event.preventDefault()
  plate?.click()
}

/** Once it is loaded, a menu of Radix opens by Enter on its trigger, and by no click; before, by a click. */
function openFilters(): void {
  const trigger = document.querySelector('main [data-filter]')?.closest('button')
  trigger?.focus()
  trigger?.click()
  trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
