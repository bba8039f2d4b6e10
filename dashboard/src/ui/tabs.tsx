import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatTotal } from './format.ts'

interface Tab {
  title: string
  /** A text where it is not exact: `10,000+`. */
  count?: number | string | undefined
}

const bar =
  'bleed inset mb-6 flex h-11 gap-6 overflow-x-auto border-line border-b text-sm first:-mt-6 max-sm:first:-mt-2'
const entry =
  '-mb-px flex shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 font-medium text-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:font-name aria-[current=page]:text-ink'

const Count = ({ of: count }: { of: number | string | undefined }) =>
  count === undefined ? null : (
    <span className="font-normal text-faint tabular-nums">
      {typeof count === 'number' ? formatTotal(count) : count}
    </span>
  )

/** `<TabLinks label tabs={[{ title, count?, to }]}>`: pages of one thing, each with an address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly (LinkProps & Tab)[] }) {
  const nav = useRef<HTMLElement>(null)
  // On a phone the last ones are beyond the edge.
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <nav ref={nav} aria-label={label} className={bar}>
      {tabs.map(({ title, count, ...link }) => (
        <Link
          key={title}
          {...link}
          activeOptions={{ exact: true, includeSearch: false }}
          className={entry}
        >
          {title}
          <Count of={count} />
        </Link>
      ))}
    </nav>
  )
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly (Tab & { value: Value })[]
  value: Value
  onChange(value: NoInfer<Value>): void
  /** Actions behind the last tab. */
  end?: ReactNode
}

/** `<Tabs label tabs value onChange end>`: segments of one list, such as "All 12,480" and "Failed 14". */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  end,
}: TabsProps<Value>) {
  return (
    <nav aria-label={label} className={bar}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-current={tab.value === value ? 'page' : undefined}
          onClick={() => onChange(tab.value)}
          className={entry}
        >
          {tab.title}
          <Count of={tab.count} />
        </button>
      ))}
      {end && <span className="flex shrink-0 items-center gap-1">{end}</span>}
    </nav>
  )
}
