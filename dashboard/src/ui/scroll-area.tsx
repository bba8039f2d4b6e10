import type { ReactNode } from 'react'

interface ScrollAreaProps {
  label: string
  className: string
  dir?: 'auto'
  children: ReactNode
}

/** An area that scrolls within the page: named, and reachable by keyboard (WCAG 2.1.1). */
export function ScrollArea({ label, ...props }: ScrollAreaProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
  return <section aria-label={label} tabIndex={0} {...props} />
}
