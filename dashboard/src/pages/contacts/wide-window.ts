import { useSyncExternalStore } from 'react'

/** From here on properties stand beside the page; below, they are one of its tabs. */
const query = matchMedia('(width >= 80rem)')

const subscribe = (listen: () => void) => {
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
