import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room the lines have: on a phone, beside a preview, with all cells in one row. */
export type ItemsWidth = 'narrow' | 'middle' | 'wide'

const middleRem = 29
const wideRem = 39

/**
 * Measures an element's width once for all rows. With container queries in 500 rows, one key press restyled all of them
 * (40 ms of processor time).
 */
export function useItemsWidth(element: RefObject<HTMLElement | null>): ItemsWidth {
  const [width, setWidth] = useState<ItemsWidth>('wide')
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = (): void => setWidth(widthOf(measured))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}

function widthOf(element: HTMLElement): ItemsWidth {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const rems = element.getBoundingClientRect().width / rem
  if (rems >= wideRem) return 'wide'
  return rems >= middleRem ? 'middle' : 'narrow'
}
