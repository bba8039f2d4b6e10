import { useSyncExternalStore } from 'react'

/** Returns a hook that says whether the window fits a media query now. */
function fitting(media: string): () => boolean {
  const query = matchMedia(media)
  const subscribe = (onChange: () => void): (() => void) => {
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** Whether there is room for a third beside the work. */
export const useWideWindow = fitting('(width >= 80rem)')
/** Whether the navigation is at the foot: below `sm`. */
export const usePhone = fitting('(width < 40rem)')
