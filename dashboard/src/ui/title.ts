import { useEffect } from 'react'

const product = 'Capstan'

/** Sets the title of the browser's tab and history. */
export function setTitle(title: string): void {
  document.title = title ? `${title} · ${product}` : product
}

export function useTitle(title: string): void {
  useEffect(() => setTitle(title), [title])
}
