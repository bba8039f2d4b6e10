import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'

interface VirtualRowsProps {
  count: number
  scrollTo: number
  children(index: number, ref: Ref<HTMLTableRowElement>): ReactNode
}

const rowHeight = 36

/** Rows in sight and some around them; two empty rows have the height of all others. */
export function VirtualRows({ count, scrollTo, children }: VirtualRowsProps) {
  const start = useRef<HTMLTableRowElement>(null)
  const virtualizer = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    getScrollElement: () => scrollerOf(start.current),
    // What stands above the rows scrolls with them.
    scrollMargin: offsetOf(start.current),
  })
  useEffect(() => {
    if (scrollTo >= 0) virtualizer.scrollToIndex(scrollTo)
  }, [scrollTo, virtualizer])
  const rows = virtualizer.getVirtualItems()
  const before = (rows[0]?.start ?? 0) - virtualizer.options.scrollMargin
  const after =
    virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0) + virtualizer.options.scrollMargin
  return (
    <>
      <tr ref={start} style={{ height: Math.max(0, before) }} />
      {rows.map(({ index }) => children(index, virtualizer.measureElement))}
      <tr style={{ height: Math.max(0, after) }} />
    </>
  )
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let one = element?.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return null
}

function offsetOf(element: HTMLElement | null): number {
  const scroller = scrollerOf(element)
  if (!element || !scroller) return 0
  return (
    element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
  )
}
