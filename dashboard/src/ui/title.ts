import { useEffect } from 'react'

const product = 'Capstan'

/** What the browser's tab and its history say of the page. */
export function setTitle(title: string): void {
  document.title = title ? `${title} · ${product}` : product
}

export function useTitle(title: string): void {
  useEffect(() => setTitle(title), [title])
}
