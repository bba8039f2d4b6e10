import { createContext, useContext, useEffect } from 'react'

/** Where the shell lets a page stand: the bar above the work, and the third beside it. */
export interface Frame {
  bar: HTMLElement | null
  side: HTMLElement | null
  /** Whether the navigation is a rail, so that the page has its room. */
  setRail(isRail: boolean): void
}

/** Null outside the shell: there everything stands where it is written. */
export const FrameContext = createContext<Frame | null>(null)

/** For a page that needs the room of the navigation, as long as it is open. */
export function useRail(): void {
  const setRail = useContext(FrameContext)?.setRail
  useEffect(() => {
    setRail?.(true)
    return () => setRail?.(false)
  }, [setRail])
}
