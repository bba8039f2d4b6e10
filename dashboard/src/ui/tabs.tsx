import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Pages of one thing; each has an address of its own. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string
  tabs: readonly (LinkProps & { title: string })[]
}) {
  const nav = useRef<HTMLElement>(null)
  // On a phone the last ones are beyond the edge.
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="mb-5 flex gap-1 overflow-x-auto border-line border-b"
    >
      {tabs.map(({ title, ...link }) => (
        <Link
          key={title}
          {...link}
          activeOptions={{ exact: true, includeSearch: false }}
          className="-mb-px whitespace-nowrap border-transparent border-b-2 px-3 py-2 font-medium text-soft text-sm hover:text-ink aria-[current=page]:border-brass aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
