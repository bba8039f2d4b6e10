import { createContext } from 'react'

/** Where the shell lets a page stand: the bar above the work, and the third beside it. */
export interface Frame {
  bar: HTMLElement | null
  side: HTMLElement | null
}

/** Null outside the shell: there everything stands where it is written. */
export const FrameContext = createContext<Frame | null>(null)
