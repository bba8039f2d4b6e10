import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const key = 'capstan.theme'
const listeners = new Set<() => void>()

const stored = (): Theme => {
  const found = localStorage.getItem(key)
  return found === 'light' || found === 'dark' ? found : 'system'
}

function setTheme(next: Theme): void {
  if (next === 'system') {
    localStorage.removeItem(key)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(key, next)
    document.documentElement.dataset.theme = next
  }
  for (const listen of listeners) listen()
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The theme that somebody chose, the same wherever it is shown; `system` follows the device. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, stored),
  setTheme,
]
